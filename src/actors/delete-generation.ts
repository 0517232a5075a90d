import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import { dropGenerations } from "#src/lib/api/live.ts";
import type { Services } from "#src/lib/api/services.ts";

/**
 * Deletes a run and its result. No signal is passed and the request outlives the page: a delete that
 * was not taken back is carried out wherever one has gone.
 */
export const deleteGeneration = (services: Services) =>
  fromPromise<Outcome<null>, { id: string }>(async ({ input }) => {
    const outcome = await remove(services, input.id);
    if (outcome.ok) dropGenerations(services.queries, [input.id]);
    refresh(services);
    return outcome;
  });

/** How many deletes travel at once: browsers allow six connections to a host. */
const AT_ONCE = 4;

/** Deletes many runs; answers which ones are still there. Goes on after the page has gone. */
export const deleteGenerations = (services: Services) =>
  fromPromise<{ kept: string[] }, { ids: readonly string[] }>(async ({ input }) => {
    const left = [...input.ids];
    const kept: string[] = [];
    const work = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        const outcome = await remove(services, id).catch(() => null);
        // One that is gone already needs no deleting.
        if (outcome?.ok || outcome?.code === "not_found") dropGenerations(services.queries, [id]);
        else kept.push(id);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    refresh(services);
    return { kept };
  });

const remove = ({ api }: Services, id: string): Promise<Outcome<null>> =>
  api.call("DELETE", "/api/generations/:id", { params: { id }, keepalive: true });

function refresh({ queries }: Services): void {
  for (const name of ["dashboard", "assets"]) void queries.invalidateQueries({ queryKey: [name] });
}
