import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";

const told = ({ queries }: Services) => {
  for (const name of ["generations", "dashboard", "generation"])
    void queries.invalidateQueries({ queryKey: [name] });
};

/** Makes a run's public page, or answers the one it has. */
export const createShare = (services: Services) =>
  fromPromise<Outcome<{ share_url: string }>, { id: string }>(async ({ input, signal }) => {
    const params = { id: input.id };
    const outcome = await services.api.call("POST", "/api/generations/:id/share", {
      params,
      signal,
    });
    if (outcome.ok) told(services);
    return outcome;
  });

/** Takes the page back: its address answers nothing from then on. */
export const endShare = (services: Services) =>
  fromPromise<Outcome<null>, { id: string }>(async ({ input, signal }) => {
    const params = { id: input.id };
    const outcome = await services.api.call("DELETE", "/api/generations/:id/share", {
      params,
      signal,
    });
    if (outcome.ok) told(services);
    return outcome;
  });
