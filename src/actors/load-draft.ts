import { fromPromise } from "xstate";
import type { DraftToLoad, Restored } from "#machines/kit/wizard.ts";
import { isSameOrder } from "#machines/order/order.rules.ts";
import { type Api, unwrap } from "#src/lib/api/api.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { keysOf } from "#wire/keys.ts";
import type { Feature } from "#wire/values.ts";
import { findRun } from "./find-run.ts";

/** The asset as it is now; null when it is gone. Rejects when the server cannot be asked. */
async function assetOf(api: Api, id: string | null, signal: AbortSignal): Promise<Asset | null> {
  if (id === null) return null;
  const outcome = await api.call("GET", "/api/assets/:id", { params: { id }, signal });
  if (!outcome.ok && outcome.code === "not_found") return null;
  return unwrap(outcome);
}

/**
 * What a wizard's draft names, asked for by id; and a run of the same order to come back to: the
 * page was closed while it was ordered, or left while it ran.
 */
export const loadDraft = <Role extends string>({ api, runs }: Services, feature: Feature) =>
  fromPromise<Restored<Role>, DraftToLoad<Role>>(async ({ input, signal }) => {
    const roles = keysOf(input.ids);
    const { request, base } = input;
    // Of the run that it was opened from the order is another: only one made of it is the draft's own.
    const isWanted = ({ settings, parent_id }: Generation) =>
      request !== null &&
      isSameOrder(request, settings) &&
      (base === null || parent_id === base.id);
    const [openRun, before, ...found] = await Promise.all([
      request && findRun({ api, runs }, feature, isWanted, signal),
      base && api.call("GET", "/api/generations/:id", { params: { id: base.id }, signal }),
      ...roles.map((role) => assetOf(api, input.ids[role], signal)),
    ]);
    const assets = Object.fromEntries(roles.map((role, index) => [role, found[index] ?? null]));
    const isGone = before !== null && !before.ok && before.code === "not_found";
    return {
      assets: assets as Record<Role, Asset | null>,
      openRun,
      base: isGone ? null : base,
    };
  });
