import {
  authDialogEvents,
  authDialogOutcomes,
} from "#machines/auth-dialog/auth-dialog.fixtures.ts";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthDialogContext } from "#machines/auth-dialog/auth-dialog.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "auth-dialog",
  machine: authDialogMachine,
  inputs: { closed: undefined },
  events: authDialogEvents,
  outcomes: authDialogOutcomes,
  project: (context: AuthDialogContext) => context.email !== "",
} satisfies Walk;
