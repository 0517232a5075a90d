import {
  accountDeletionEvents,
  accountDeletionInputs,
  accountDeletionOutcomes,
} from "#machines/account-deletion/account-deletion.fixtures.ts";
import {
  type AccountDeletionContext,
  accountDeletionMachine,
} from "#machines/account-deletion/account-deletion.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "account-deletion",
  machine: accountDeletionMachine,
  inputs: accountDeletionInputs,
  events: accountDeletionEvents,
  outcomes: accountDeletionOutcomes,
  project: ({ hasPassword, isMissing, refusal }: AccountDeletionContext) => [
    hasPassword,
    isMissing,
    refusal?.code,
  ],
} satisfies Walk;
