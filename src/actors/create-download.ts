import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import { startDownload } from "#src/lib/browser/start-download.ts";

/** Asks for one archive of many results and lets the browser save it as it streams. */
export const downloadGenerations = ({ api }: Services) =>
  fromPromise<Outcome<null>, { ids: readonly string[] }>(async ({ input, signal }) => {
    const outcome = await api.call("POST", "/api/downloads", {
      body: { kind: "generations", ids: [...input.ids] },
      signal,
    });
    if (!outcome.ok) return outcome;
    startDownload(outcome.value.url);
    return { ok: true, value: null };
  });
