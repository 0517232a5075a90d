import { expect, test } from "vitest";
import { getInitialSnapshot } from "xstate";
import { sessionMachine } from "#machines/session/session.machine.ts";
import { GUEST } from "./app.tsx";

test("a guest before the session has come is what its machine begins with", () => {
  const begun = getInitialSnapshot(sessionMachine, { token: null, expiresIn: null, user: null });
  for (const state of ["guest", "signingIn"] as const)
    expect(GUEST.matches(state)).toBe(begun.matches(state));
  expect(GUEST.hasTag("signedIn")).toBe(begun.hasTag("signedIn"));
  expect(begun.context).toMatchObject(GUEST.context);
});
