import {
  adminUserEvents,
  adminUserInputs,
  adminUserOutcomes,
} from "#machines/admin-user/admin-user.fixtures.ts";
import {
  type AdminUserContext,
  adminUserMachine,
} from "#machines/admin-user/admin-user.machine.ts";
import {
  problemsOf as accountProblems,
  isChanged as isAccountChanged,
} from "#machines/admin-user/admin-user.rules.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "admin-user",
  machine: adminUserMachine,
  inputs: adminUserInputs,
  events: adminUserEvents,
  outcomes: adminUserOutcomes,
  project: ({ user, draft, isOwn }: AdminUserContext) => [
    isOwn,
    user && draft && [isAccountChanged(user, draft), accountProblems(user, draft)],
  ],
} satisfies Walk;
