import { fromPromise } from "xstate";
import type { Restored } from "#machines/try-on/try-on.machine.ts";
import type { Asset } from "#wire/assets.ts";
import { type Api, unwrap } from "../lib/api.ts";
import type { Services } from "../lib/services.ts";

/** The asset as it is now; null when it is gone. Rejects when the server cannot be asked. */
async function assetOf(api: Api, id: string | null, signal: AbortSignal): Promise<Asset | null> {
  if (id === null) return null;
  const outcome = await api.call("GET", "/api/assets/:id", { params: { id }, signal });
  if (!outcome.ok && outcome.code === "not_found") return null;
  return unwrap(outcome);
}

/** A run of exactly these pictures that is still open: the page was closed while it was ordered. */
async function openRunOf(
  api: Api,
  model: string | null,
  garment: string | null,
  signal: AbortSignal,
) {
  if (model === null || garment === null) return null;
  const lists = await Promise.all(
    (["queued", "processing"] as const).map((status) =>
      api.call("GET", "/api/generations", {
        query: { feature: "virtual_try_on", status, limit: 5 },
        signal,
      }),
    ),
  );
  const open = lists.flatMap((list) => (list.ok ? list.value.items : []));
  return (
    open.find(({ settings }) => settings.model === model && settings.garment === garment)?.id ??
    null
  );
}

export const loadDraft = ({ api }: Services) =>
  fromPromise<Restored, { model: string | null; garment: string | null }>(
    async ({ input, signal }) => {
      const [model, garment, openRun] = await Promise.all([
        assetOf(api, input.model, signal),
        assetOf(api, input.garment, signal),
        openRunOf(api, input.model, input.garment, signal),
      ]);
      return { model, garment, openRun };
    },
  );
