import type { Services } from "#src/lib/api/services.ts";
import { serverNow } from "#src/lib/browser/clock.ts";
import type { Generation } from "#wire/generations.ts";
import { TIMES } from "#wire/limits.ts";
import { type Feature, isEnded } from "#wire/values.ts";

/** Of each list; what is older than these is found in the history. */
const NEWEST = 5;

/**
 * The id of the account's run of a tool that somebody who opens the tool comes back to, whichever
 * tab, browser or device ordered it: one that still goes on, or one that ended a moment ago and was
 * not seen in this browser. Null where there is none, or the server cannot be asked.
 */
export async function findRun(
  { api, runs }: Pick<Services, "api" | "runs">,
  feature: Feature,
  isWanted: (run: Generation) => boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const lists = await Promise.all(
    (["queued", "processing", undefined] as const).map((status) =>
      api.call("GET", "/api/generations", {
        query: { feature, ...(status && { status }), limit: NEWEST },
        signal,
      }),
    ),
  );
  const found = lists.flatMap((list) => (list.ok ? list.value.items : [])).filter(isWanted);
  const isFresh = ({ id, status, completed_at }: Generation) =>
    (status === "completed" || status === "failed") &&
    completed_at !== null &&
    serverNow() - Date.parse(completed_at) < TIMES.justMade &&
    !runs.hasSeen(id);
  const run = found.find((one) => !isEnded(one)) ?? found.find(isFresh);
  return run?.id ?? null;
}
