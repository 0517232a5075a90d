import { shareEvents, shareInputs, shareOutcomes } from "#machines/share/share.fixtures.ts";
import { type ShareContext, shareMachine } from "#machines/share/share.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "share",
  machine: shareMachine,
  inputs: shareInputs,
  events: shareEvents,
  outcomes: shareOutcomes,
  project: (context: ShareContext) => context.url !== null,
} satisfies Walk;
