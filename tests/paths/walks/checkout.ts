import {
  checkoutEvents,
  checkoutInputs,
  checkoutOutcomes,
} from "#machines/checkout/checkout.fixtures.ts";
import { type CheckoutContext, checkoutMachine } from "#machines/checkout/checkout.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "checkout",
  machine: checkoutMachine,
  inputs: checkoutInputs,
  events: checkoutEvents,
  outcomes: checkoutOutcomes,
  project: ({ planId, plans, orderId, order, arrival }: CheckoutContext) => [
    planId,
    plans.length > 0,
    orderId !== null,
    order?.status,
    arrival === "success",
  ],
} satisfies Walk;
