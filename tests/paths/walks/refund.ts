import { refundEvents, refundInputs, refundOutcomes } from "#machines/refund/refund.fixtures.ts";
import { type RefundContext, refundMachine } from "#machines/refund/refund.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "refund",
  machine: refundMachine,
  inputs: refundInputs,
  events: refundEvents,
  outcomes: refundOutcomes,
  project: ({ reason }: RefundContext) => reason.trim() !== "",
} satisfies Walk;
