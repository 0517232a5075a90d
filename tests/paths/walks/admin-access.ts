import {
  adminAccessEvents,
  adminAccessOutcomes,
} from "#machines/admin-access/admin-access.fixtures.ts";
import {
  type AdminAccessContext,
  adminAccessMachine,
} from "#machines/admin-access/admin-access.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "admin-access",
  machine: adminAccessMachine,
  inputs: { page: undefined },
  events: adminAccessEvents,
  outcomes: adminAccessOutcomes,
  project: ({ claims, hashes }: AdminAccessContext) => [claims?.email, hashes !== null],
} satisfies Walk;
