import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import type { Plan } from "#wire/credits.ts";
import type { Asked } from "./answers.ts";
import { type Api, unwrap } from "./api.ts";
import { type Found, useAsked } from "./use-asked.ts";

/** GET /api/plans: the seven plans; signed in, each also tells how it compares with one's own. */
export const plansQuery = (api: Api, isSignedIn: boolean): Asked<readonly Plan[]> => ({
  key: ["plans", isSignedIn],
  ask: async () => unwrap(await api.call("GET", "/api/plans", { anonymous: !isSignedIn })).items,
});
export const usePlans = (): Found<readonly Plan[]> =>
  useAsked(plansQuery(useApp().api, useIsSignedIn()));
