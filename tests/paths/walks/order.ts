import { orderEvents, orderOutcomes, orderRequestFixture } from "#machines/order/order.fixtures.ts";
import { orderMachine } from "#machines/order/order.machine.ts";
import { justMadeOf } from "#machines/order/order.rules.ts";
import type { OrderContext } from "#machines/order/order.setup.ts";
import { deafParent } from "../../../stories/support/deaf-parent.ts";
import type { Walk } from "../../support/model.ts";

const generationInput = {
  feature: "virtual_try_on",
  request: orderRequestFixture,
  id: null,
  keyBase: "page",
  isWished: false,
  base: { id: "gen_before", seed: 7 },
  parent: deafParent,
};

export const walk = {
  name: "order",
  machine: orderMachine,
  inputs: {
    order: generationInput,
    pickUp: { ...generationInput, request: null, id: "gen_linh", base: null },
  },
  events: orderEvents,
  outcomes: orderOutcomes,
  project: (context: OrderContext) => [
    context.id !== null,
    context.cancelFailed,
    justMadeOf(context) !== null,
  ],
} satisfies Walk;
