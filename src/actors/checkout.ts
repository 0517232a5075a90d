import { fromPromise } from "xstate";
import type { CheckoutChoice } from "#machines/checkout/checkout.rules.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Checkout, CheckoutStatusAnswer, Plan } from "#wire/credits.ts";

/** The plans as they are to the caller now. */
export const loadPlans = ({ api }: Services) =>
  fromPromise<Outcome<readonly Plan[]>, void>(async ({ signal }) => {
    const answer = await api.call("GET", "/api/plans", { signal });
    return answer.ok ? accepted(answer.value.items) : answer;
  });

/** Orders a plan; one key an intent, so that a lost answer can't become a second order. */
export const createCheckout = ({ api }: Services) =>
  fromPromise<Outcome<Checkout>, CheckoutChoice & { key: string }>(async ({ input, signal }) => {
    const { planId, cycle, gateway, key } = input;
    if (planId === null) return refused("invalid_request");
    return api.call("POST", "/api/checkout", {
      body: { plan_id: planId, cycle, ...(gateway && { gateway }) },
      idempotencyKey: key,
      signal,
    });
  });

/** What the server knows of an order; its id is enough. */
export const readCheckout = ({ api }: Services) =>
  fromPromise<Outcome<CheckoutStatusAnswer>, { id: string }>(({ input, signal }) =>
    api.call("GET", "/api/checkout/:id", { params: { id: input.id }, anonymous: true, signal }),
  );
