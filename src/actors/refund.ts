import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { RefundAnswer } from "#wire/admin.ts";

/**
 * Gives a payment back. It goes on when nobody waits for it any more; the lists then hear of its
 * end here.
 */
export const refundPayment = ({ api, queries }: Pick<Services, "api" | "queries">) =>
  fromPromise<Outcome<RefundAnswer>, { id: string; reason: string }>(
    ({ input: { id, reason }, signal }) =>
      api
        .call("POST", "/api/admin/payments/:id/refund", { params: { id }, body: { reason } })
        .finally(() => {
          if (signal.aborted) void queries.invalidateQueries({ queryKey: ["admin"] });
        }),
  );
