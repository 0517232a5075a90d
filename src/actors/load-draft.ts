import { fromPromise } from "xstate";
import type { DraftToRestore, Restored } from "#machines/kit/wizard.ts";
import { type Api, unwrap } from "#src/lib/api/api.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { keysOf } from "#wire/keys.ts";
import type { Feature } from "#wire/values.ts";

/** The asset as it is now; null when it is gone. Rejects when the server cannot be asked. */
async function assetOf(api: Api, id: string | null, signal: AbortSignal): Promise<Asset | null> {
  if (id === null) return null;
  const outcome = await api.call("GET", "/api/assets/:id", { params: { id }, signal });
  if (!outcome.ok && outcome.code === "not_found") return null;
  return unwrap(outcome);
}

/** A run of exactly this order that is still open: the page was closed while it was ordered. */
async function openRunOf(
  api: Api,
  feature: Feature,
  request: DraftToRestore<string>["request"],
  signal: AbortSignal,
) {
  if (request === null) return null;
  const lists = await Promise.all(
    (["queued", "processing"] as const).map((status) =>
      api.call("GET", "/api/generations", { query: { feature, status, limit: 5 }, signal }),
    ),
  );
  const open = lists.flatMap((list) => (list.ok ? list.value.items : []));
  const isSame = (settings: Generation["settings"]) =>
    Object.entries(request).every(
      ([key, value]) => JSON.stringify(settings[key]) === JSON.stringify(value),
    );
  return open.find(({ settings }) => isSame(settings))?.id ?? null;
}

/** What a wizard's draft names, asked for by id, and a run of the same order that is still open. */
export const loadDraft = <Role extends string>({ api }: Services, feature: Feature) =>
  fromPromise<Restored<Role>, DraftToRestore<Role>>(async ({ input, signal }) => {
    const roles = keysOf(input.ids);
    const [openRun, ...found] = await Promise.all([
      openRunOf(api, feature, input.request, signal),
      ...roles.map((role) => assetOf(api, input.ids[role], signal)),
    ]);
    const assets = Object.fromEntries(roles.map((role, index) => [role, found[index] ?? null]));
    return { assets: assets as Record<Role, Asset | null>, openRun };
  });
