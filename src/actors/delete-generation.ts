import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "../lib/services.ts";

/**
 * Deletes a run and its result. No signal is passed and the request outlives the page: a delete that
 * was not taken back is carried out wherever one has gone.
 */
export const deleteGeneration = ({ api, queries }: Services) =>
  fromPromise<Outcome<null>, { id: string }>(async ({ input }) => {
    const outcome = await api.call("DELETE", "/api/generations/:id", {
      params: { id: input.id },
      keepalive: true,
    });
    for (const name of ["generations", "dashboard", "assets"])
      void queries.invalidateQueries({ queryKey: [name] });
    return outcome;
  });
