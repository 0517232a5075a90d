import { fromPromise } from "xstate";
import type { Standing } from "#machines/community-choice/community-choice.machine.ts";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";

type Needs = Pick<Services, "api" | "queries">;
const told = ({ queries }: Needs) => {
  for (const name of ["generations", "community"])
    void queries.invalidateQueries({ queryKey: [name] });
};

/** Offers a result to the community. It goes on when its page is left: the lists hear of it here. */
export const offerResult = (services: Needs) =>
  fromPromise<Outcome<null>, { id: string }>(({ input: { id } }) =>
    services.api
      .call("PUT", "/api/generations/:id/community", { params: { id } })
      .finally(() => told(services)),
  );

/** Takes it back, from waiting or from what everyone sees; goes on in the same way. */
export const withdrawResult = (services: Needs) =>
  fromPromise<Outcome<null>, { id: string }>(({ input: { id } }) =>
    services.api
      .call("DELETE", "/api/generations/:id/community", { params: { id } })
      .finally(() => told(services)),
  );

/** How a result stands now. */
export const readStanding = ({ api }: Needs) =>
  fromPromise<Outcome<Standing>, { id: string }>(async ({ input: { id }, signal }) => {
    const outcome = await api.call("GET", "/api/generations/:id", { params: { id }, signal });
    return outcome.ok ? accepted(outcome.value.community ?? null) : outcome;
  });
