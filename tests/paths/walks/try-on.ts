import { tryOnEvents, tryOnInputs, tryOnOutcomes } from "#machines/try-on/try-on.fixtures.ts";
import { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import type { TryOnContext } from "#machines/try-on/try-on.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "try-on",
  machine: tryOnMachine,
  inputs: tryOnInputs,
  events: tryOnEvents,
  outcomes: tryOnOutcomes,
  project: (context: TryOnContext) => [
    context.model && Math.min(context.model.width, 256),
    context.garment !== null,
    [context.painted, context.mask].findIndex((part) => part !== null),
    context.generationId !== null,
    context.openRun !== null,
    context.wanted,
    context.askedAt,
  ],
} satisfies Walk;
