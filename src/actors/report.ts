import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Api } from "#src/lib/api/api.ts";

/** Tells those who run the studio what is wrong with a shared page; goes on when the page is left. */
export const sendReport = (api: Api) =>
  fromPromise<Outcome<unknown>, { shareId: string; reason: string }>(
    ({ input: { shareId, reason } }) =>
      api.call("POST", "/api/reports", { body: { share_id: shareId, reason } }),
  );
