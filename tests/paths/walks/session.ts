import {
  sessionEvents,
  sessionInputs,
  sessionOutcomes,
} from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import type { SessionContext } from "#machines/session/session.setup.ts";
import { TIMES } from "#wire/limits.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "session",
  machine: sessionMachine,
  inputs: sessionInputs,
  events: sessionEvents,
  outcomes: sessionOutcomes,
  project: (context: SessionContext) => [
    context.token !== null,
    context.user !== null,
    context.expiresIn <= 0,
    context.expiresIn <= TIMES.tokenNearExpiry,
    Math.min(context.failures, 3),
  ],
} satisfies Walk;
