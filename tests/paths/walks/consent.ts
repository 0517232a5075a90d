import { consentEvents, consentOutcomes } from "#machines/consent/consent.fixtures.ts";
import { type ConsentContext, consentMachine } from "#machines/consent/consent.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "consent",
  machine: consentMachine,
  inputs: { page: undefined },
  events: consentEvents,
  outcomes: consentOutcomes,
  project: ({ givenBy }: ConsentContext) => givenBy !== null,
} satisfies Walk;
