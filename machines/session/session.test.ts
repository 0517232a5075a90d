import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { retryDelay } from "#wire/limits.ts";
import { userFixture } from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { credentialsFixture, sessionEvents } from "./session.fixtures.ts";
import type { SessionContext } from "./session.setup.ts";

const session = (input: keyof typeof walks.session.inputs) => drive(walks.session, input);

describe("on start", () => {
  test("without a token one is a guest", () => {
    expect(session("nothing").value()).toBe("guest");
  });
  test("a cached user without a token is cleared", () => {
    const it = session("userOnly");
    expect(it.value()).toBe("guest");
    expect(it.context<SessionContext>().user).toBeNull();
  });
  test("an expired token ends the session without asking the server", () => {
    expect(session("expired").value()).toBe("guest");
  });
  test("a token that expires within five minutes counts as valid without asking", () => {
    expect(session("nearExpiry").value()).toEqual({ signedIn: "confirmed" });
  });
  test("a cached user is shown as signed in while the token is validated", async () => {
    const it = session("cached");
    expect(it.value()).toEqual({ validating: "shown" });
    expect(it.actor.getSnapshot().hasTag("signedIn" as never)).toBe(true);
    expect(await it.settle("validateToken", accepted(userFixture))).toEqual({
      signedIn: "confirmed",
    });
  });
  test("a refused token ends the session at once", async () => {
    expect(await session("cached").settle("validateToken", refused("unauthorized"))).toBe("guest");
  });
  test("three failures with a cache keep the session and go on asking quietly", async () => {
    const it = session("cached");
    await it.fail("validateToken");
    await it.pass(retryDelay(0));
    await it.settle("validateToken", refused("internal"));
    await it.pass(retryDelay(1));
    expect(await it.fail("validateToken")).toEqual({ signedIn: { unconfirmed: "waiting" } });
    await it.pass(30_000);
    expect(await it.settle("validateToken", accepted(userFixture))).toEqual({
      signedIn: "confirmed",
    });
  });
  test("three failures without a cache end in the guest's state", async () => {
    const it = session("tokenOnly");
    await it.fail("validateToken");
    await it.pass(retryDelay(0));
    await it.fail("validateToken");
    await it.pass(retryDelay(1));
    expect(await it.fail("validateToken")).toBe("guest");
  });
});

describe("signing in and out", () => {
  test("login welcomes for half a second, then one is in", async () => {
    const it = session("nothing");
    expect(await it.send({ type: "login.submit", email: "a@b.vn", password: "x" })).toEqual({
      signingIn: "password",
    });
    expect(await it.settle("logIn", accepted(credentialsFixture))).toBe("welcoming");
    expect(await it.pass(499)).toBe("welcoming");
    expect(await it.pass(1)).toEqual({ signedIn: "confirmed" });
  });
  test("what Google confirmed is taken up the same way, and enters by a load of the page", async () => {
    const it = session("nothing");
    const [brought] = sessionEvents["google.submit"];
    expect(await it.send(brought)).toEqual({ signingIn: "google" });
    expect(await it.settle("logInWithGoogle", accepted(credentialsFixture))).toBe("welcoming");
    expect(it.context<SessionContext>()).toMatchObject({ token: "token.b", reloads: true });
    expect(await it.pass(500)).toEqual({ signedIn: "confirmed" });
    const byPassword = session("nothing");
    await byPassword.send({ type: "login.submit", email: "a@b.vn", password: "x" });
    await byPassword.settle("logIn", accepted(credentialsFixture));
    expect(byPassword.context<SessionContext>().reloads).toBe(false);
  });
  test("what Google or the server refused leaves a guest, who may try again either way", async () => {
    const it = session("nothing");
    const [brought] = sessionEvents["google.submit"];
    await it.send(brought);
    expect(await it.settle("logInWithGoogle", refused("code_expired"))).toBe("guest");
    expect(it.context<SessionContext>().refusal?.code).toBe("code_expired");
    await it.send(brought);
    expect(await it.fail("logInWithGoogle")).toBe("guest");
    expect(it.can({ type: "login.submit", email: "a@b.vn", password: "x" })).toBe(true);
  });
  test("a refused login keeps its reason; an unreachable server is one too", async () => {
    const it = session("nothing");
    await it.send({ type: "login.submit", email: "a@b.vn", password: "x" });
    expect(await it.settle("logIn", refused("invalid_credentials"))).toBe("guest");
    expect(it.context<SessionContext>().refusal?.code).toBe("invalid_credentials");
    await it.send({ type: "login.submit", email: "a@b.vn", password: "x" });
    await it.fail("logIn");
    expect(it.context<SessionContext>().refusal?.code).toBe("unreachable");
  });
  test("logging out ends the session even when the server does not answer", async () => {
    const it = session("nearExpiry");
    expect(await it.send({ type: "logout.ask" })).toBe("signingOut");
    expect(await it.fail("endSession")).toBe("guest");
    expect(it.context<SessionContext>().token).toBeNull();
  });
  test("the token's own life ends the session to the millisecond", async () => {
    const it = session("nearExpiry");
    expect(await it.pass(298_999)).toEqual({ signedIn: "confirmed" });
    expect(await it.pass(1)).toBe("guest");
  });
  test("a 401 and another tab's logout end it; another tab's login is taken up", async () => {
    const it = session("nearExpiry");
    expect(await it.send({ type: "session.ended" })).toBe("guest");
    expect(await it.send({ type: "session.joined", ...credentialsFixture })).toEqual({
      signedIn: "confirmed",
    });
    expect(await it.send({ type: "session.left" })).toBe("guest");
  });
  test("a changed name is taken up wherever one is shown as signed in, and by no guest", async () => {
    const [changed] = sessionEvents["user.changed"];
    const name = (it: ReturnType<typeof session>) => it.context<SessionContext>().user?.name;
    for (const input of ["cached", "nearExpiry"] as const) {
      const it = session(input);
      await it.send(changed);
      expect(name(it)).toBe("Hạnh Lê");
    }
    const welcomed = session("nothing");
    await welcomed.send({ type: "login.submit", email: "a@b.vn", password: "x" });
    await welcomed.settle("logIn", accepted(credentialsFixture));
    expect(await welcomed.send(changed)).toBe("welcoming");
    expect(name(welcomed)).toBe("Hạnh Lê");
    expect(session("nothing").can(changed)).toBe(false);
  });
  test("a guest cannot log out, one who is in cannot log in again", () => {
    expect(session("nothing").can({ type: "logout.ask" })).toBe(false);
    expect(session("nearExpiry").can({ type: "login.submit" })).toBe(false);
  });
});
