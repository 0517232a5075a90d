import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { retryDelay, TIMES } from "#wire/limits.ts";
import { userFixture } from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { credentialsFixture, sessionEvents, sessionInputs } from "./session.fixtures.ts";
import type { SessionContext } from "./session.setup.ts";

const session = (input: keyof typeof walks.session.inputs) => drive(walks.session, input);

const week = sessionInputs.cached.expiresIn;
const login = { type: "login.submit", email: "a@b.vn", password: "x" };
const logout = { type: "logout.ask" };
const stored = (token: string) => ["storeSession", { token, user: userFixture }];
const { name } = userFixture;
const WELCOMED = [stored("token.b"), ["sayWelcome", { name }]];
const ENDED = ["clearStored", "goHome", "sayLoggedOut"];
type Session = ReturnType<typeof session>;
/** What an actor was asked with. */
const asked = (it: Session, actor: string): unknown =>
  (it.child(actor)?.getSnapshot() as { input: unknown } | undefined)?.input;
/** Nothing is left of whoever was here. */
const expectGuest = (it: Session, said: unknown[]) => {
  expect(it.value()).toBe("guest");
  expect(it.context<SessionContext>()).toMatchObject({ token: null, user: null });
  expect(it.heard()).toEqual(said);
  expect([it.can(login), it.can(logout)]).toEqual([true, false]);
};
/** A token with so many milliseconds left, and whether the user was kept beside it. */
const left = (expiresIn: number | null, user: typeof userFixture | null = userFixture) =>
  drive({ ...walks.session, inputs: { it: { token: "token.a", expiresIn, user } } }, "it");
/** A cached session that the server could not be asked about three times. */
const unconfirmed = async () => {
  const it = session("cached");
  for (const attempt of [0, 1]) {
    expect(await it.fail("validateToken")).toEqual({ pausing: "shown" });
    await it.pass(retryDelay(attempt));
  }
  expect(await it.fail("validateToken")).toEqual({ signedIn: { unconfirmed: "waiting" } });
  return it;
};
const welcomed = async () => {
  const it = session("nothing");
  await it.send(login);
  expect(await it.settle("logIn", accepted(credentialsFixture))).toBe("welcoming");
  expect(it.heard()).toEqual(WELCOMED);
  return it;
};

describe("on start", () => {
  test("without a token one is a guest, and other tabs are followed", () => {
    const it = session("nothing");
    expectGuest(it, []);
    expect(it.child("watchTabs")).toBeDefined();
  });
  test("a cached user without a token is cleared", () => {
    expectGuest(session("userOnly"), ["clearStored"]);
    const alone = { token: null, expiresIn: week, user: userFixture };
    expectGuest(drive({ ...walks.session, inputs: { alone } }, "alone"), ["clearStored"]);
  });
  test.each([-1, 0, null])(
    "a token with %j ms left ends the session without asking the server",
    (ms) => {
      const it = left(ms);
      expect(it.child("validateToken")).toBeUndefined();
      expectGuest(it, ["clearStored"]);
    },
  );
  test("a token that expires within five minutes counts as valid without asking", () => {
    for (const ms of [1, 300_000]) expect(left(ms).value()).toEqual({ signedIn: "confirmed" });
    expect(left(300_001).value()).toEqual({ validating: "shown" });
  });
  test("a cached user is shown as signed in while the token is validated", async () => {
    const it = session("cached");
    expect(it.value()).toEqual({ validating: "shown" });
    expect(it.actor.getSnapshot().hasTag("signedIn" as never)).toBe(true);
    expect(asked(it, "validateToken")).toEqual({ token: "token.a" });
    const fresh = { ...userFixture, credits: 3 };
    expect(await it.settle("validateToken", accepted(fresh))).toEqual({ signedIn: "confirmed" });
    expect(it.context<SessionContext>().user).toEqual(fresh);
    expect(it.heard()).toEqual([["storeSession", { token: "token.a", user: fresh }]]);
  });
  test("without a cache one waits unseen, then is in as whoever the token names", async () => {
    const it = session("tokenOnly");
    expect(it.value()).toEqual({ validating: "hidden" });
    expect(it.can(logout)).toBe(false);
    expect(await it.settle("validateToken", refused("internal"))).toEqual({ pausing: "hidden" });
    expect(it.can(logout)).toBe(false);
    expect(await it.pass(999)).toEqual({ pausing: "hidden" });
    expect(await it.pass(1)).toEqual({ validating: "hidden" });
    await it.settle("validateToken", accepted(userFixture));
    expect(it.value()).toEqual({ signedIn: "confirmed" });
    expect(it.context<SessionContext>().user).toEqual(userFixture);
    expect(it.heard()).toEqual([stored("token.a")]);
  });
  test.each(["unauthorized", "token_expired", "account_disabled"])(
    "a token refused as %s ends the session at once, also when asked quietly",
    async (code) => {
      for (const input of ["cached", "tokenOnly"] as const) {
        const it = session(input);
        await it.settle("validateToken", refused(code));
        expectGuest(it, ["clearStored"]);
      }
      const later = await unconfirmed();
      await later.pass(30_000);
      await later.settle("validateToken", refused(code));
      expectGuest(later, ["clearStored"]);
    },
  );
  test("three failures with a cache keep the session and go on asking quietly", async () => {
    const it = session("cached");
    await it.fail("validateToken");
    expect(await it.pass(999)).toEqual({ pausing: "shown" });
    expect(await it.pass(1)).toEqual({ validating: "shown" });
    await it.settle("validateToken", refused("internal"));
    expect(await it.pass(1999)).toEqual({ pausing: "shown" });
    expect(await it.pass(1)).toEqual({ validating: "shown" });
    const waiting = { signedIn: { unconfirmed: "waiting" } };
    const asking = { signedIn: { unconfirmed: "asking" } };
    expect(await it.settle("validateToken", refused("internal"))).toEqual(waiting);
    for (const answer of ["broken", "refused"]) {
      expect(await it.pass(29_999)).toEqual(waiting);
      expect(await it.pass(1)).toEqual(asking);
      if (answer === "broken") await it.fail("validateToken");
      else await it.settle("validateToken", refused("internal"));
      expect(it.value()).toEqual(waiting);
    }
    await it.pass(30_000);
    expect(asked(it, "validateToken")).toEqual({ token: "token.a" });
    const fresh = { ...userFixture, credits: 3 };
    expect(await it.settle("validateToken", accepted(fresh))).toEqual({ signedIn: "confirmed" });
    expect(it.context<SessionContext>().user).toEqual(fresh);
    expect(it.heard()).toEqual([["storeSession", { token: "token.a", user: fresh }]]);
  });
  test("three failures without a cache end in the guest's state", async () => {
    for (const last of ["broken", "refused"]) {
      const it = session("tokenOnly");
      await it.fail("validateToken");
      await it.pass(retryDelay(0));
      await it.fail("validateToken");
      await it.pass(retryDelay(1));
      if (last === "broken") await it.fail("validateToken");
      else await it.settle("validateToken", refused("internal"));
      expectGuest(it, ["clearStored"]);
    }
  });
});

describe("signing in and out", () => {
  test("login welcomes for half a second, then one is in", async () => {
    const it = session("nothing");
    expect(await it.send({ ...login, totp: "123456" })).toEqual({ signingIn: "password" });
    expect(asked(it, "logIn")).toEqual({ email: "a@b.vn", password: "x", totp: "123456" });
    expect(await it.settle("logIn", accepted(credentialsFixture))).toBe("welcoming");
    expect(it.context<SessionContext>()).toMatchObject(credentialsFixture);
    expect(it.heard()).toEqual(WELCOMED);
    expect(await it.pass(499)).toBe("welcoming");
    expect(await it.pass(1)).toEqual({ signedIn: "confirmed" });
    expect(it.heard()).toEqual([["enterStudio", { reload: false }]]);
  });
  test("what Google confirmed is taken up the same way, and enters by a load of the page", async () => {
    const it = session("nothing");
    const [brought] = sessionEvents["google.submit"];
    expect(await it.send(brought)).toEqual({ signingIn: "google" });
    expect(asked(it, "logInWithGoogle")).toEqual({ proof: brought.proof });
    expect(await it.settle("logInWithGoogle", accepted(credentialsFixture))).toBe("welcoming");
    expect(it.heard()).toEqual(WELCOMED);
    expect(it.context<SessionContext>()).toMatchObject(credentialsFixture);
    expect(await it.pass(500)).toEqual({ signedIn: "confirmed" });
    expect(it.heard()).toEqual([["enterStudio", { reload: true }]]);
  });
  test("a login by password after Google's was refused enters without a load of the page", async () => {
    const it = session("nothing");
    await it.send(sessionEvents["google.submit"][0]);
    await it.settle("logInWithGoogle", refused("code_expired"));
    await it.send(login);
    await it.settle("logIn", accepted(credentialsFixture));
    await it.pass(500);
    expect(it.heard()).toEqual([...WELCOMED, ["enterStudio", { reload: false }]]);
  });
  test.each([
    ["a password", login, "logIn", "invalid_credentials"],
    ["Google", sessionEvents["google.submit"][0], "logInWithGoogle", "code_expired"],
  ])(
    "a refused login by %s keeps its reason until the next try; an unreachable server is one too",
    async (_, submit, actor, code) => {
      const it = session("nothing");
      const reason = () => it.context<SessionContext>().refusal?.code;
      for (const told of [code, "unreachable"]) {
        await it.send(submit);
        expect(reason()).toBeUndefined();
        if (told === code) await it.settle(actor, refused(code));
        else await it.fail(actor);
        expectGuest(it, []);
        expect(reason()).toBe(told);
      }
      await it.send({ type: "session.joined", ...credentialsFixture });
      expect(reason()).toBeUndefined();
    },
  );
  test("logging out ends the session even when the server does not answer", async () => {
    for (const answer of ["given", "lost"]) {
      const it = session("nearExpiry");
      expect(await it.send(logout)).toBe("signingOut");
      expect(asked(it, "endSession")).toEqual({ token: "token.a" });
      if (answer === "given") await it.settle("endSession", undefined);
      else await it.fail("endSession");
      expectGuest(it, ENDED);
    }
  });
  test("one can log out wherever one is shown as signed in", async () => {
    const pausing = session("cached");
    await pausing.fail("validateToken");
    for (const it of [session("cached"), pausing, await welcomed(), await unconfirmed()]) {
      expect(await it.send(logout)).toBe("signingOut");
      await it.fail("endSession");
      expectGuest(it, ENDED);
    }
  });
  test("the token's own life ends the session to the millisecond", async () => {
    const it = session("nearExpiry");
    expect(await it.pass(298_999)).toEqual({ signedIn: "confirmed" });
    await it.pass(1);
    expectGuest(it, ["clearStored"]);
  });
  test("a 401 and another tab's logout end it; another tab's login is taken up with its life", async () => {
    const it = session("nearExpiry");
    await it.send({ type: "session.ended" });
    expectGuest(it, ["clearStored"]);
    const joined = { type: "session.joined", ...credentialsFixture };
    expect(await it.send(joined)).toEqual({ signedIn: "confirmed" });
    expect(it.context<SessionContext>()).toMatchObject(credentialsFixture);
    await it.send({ type: "session.left" });
    expectGuest(it, []);
    const renewed = session("nearExpiry");
    await renewed.send(joined);
    expect(await renewed.pass(week - 1)).toEqual({ signedIn: "confirmed" });
    await renewed.pass(1);
    expectGuest(renewed, ["clearStored"]);
  });
  test("a changed name is taken up wherever one is shown as signed in, and by no guest", async () => {
    const [changed] = sessionEvents["user.changed"];
    for (const it of [session("cached"), session("nearExpiry"), await welcomed()]) {
      const before = it.value();
      expect(await it.send(changed)).toEqual(before);
      const { token, user } = it.context<SessionContext>();
      expect(user?.name).toBe("Hạnh Lê");
      expect(it.heard()).toEqual([["storeSession", { token, user: changed.user }]]);
    }
    expect(session("nothing").can(changed)).toBe(false);
  });
  test("a guest cannot log out, one who is in cannot log in again", () => {
    expect(session("nothing").can({ type: "logout.ask" })).toBe(false);
    expect(session("nearExpiry").can({ type: "login.submit" })).toBe(false);
  });
});

describe("an answer that never comes", () => {
  const WAIT = TIMES.answer;
  test("to the token: asked thrice, then whoever was known here stays, a stranger is a guest", async () => {
    const it = session("cached");
    for (const attempt of [0, 1]) {
      expect(await it.pass(WAIT - 1)).toEqual({ validating: "shown" });
      expect(await it.pass(1)).toEqual({ pausing: "shown" });
      await it.pass(retryDelay(attempt));
    }
    expect(await it.pass(WAIT)).toEqual({ signedIn: { unconfirmed: "waiting" } });
    const unknown = session("tokenOnly");
    for (const attempt of [0, 1]) {
      expect(await unknown.pass(WAIT)).toEqual({ pausing: "hidden" });
      await unknown.pass(retryDelay(attempt));
    }
    await unknown.pass(WAIT);
    expectGuest(unknown, ["clearStored"]);
  });
  test("when asked quietly: asked again later", async () => {
    const it = await unconfirmed();
    expect(await it.pass(30_000)).toEqual({ signedIn: { unconfirmed: "asking" } });
    expect(await it.pass(WAIT - 1)).toEqual({ signedIn: { unconfirmed: "asking" } });
    expect(await it.pass(1)).toEqual({ signedIn: { unconfirmed: "waiting" } });
  });
  test.each([login, ...sessionEvents["google.submit"]])(
    "to a sign-in ($type): a guest, told that nobody was reached",
    async (event) => {
      const it = session("nothing");
      await it.send(event);
      expect(await it.pass(WAIT - 1)).toHaveProperty("signingIn");
      await it.pass(1);
      expectGuest(it, []);
      expect(it.context<SessionContext>().refusal).toEqual(refused("unreachable"));
    },
  );
  test("to a logout: logged out here all the same", async () => {
    const it = left(1);
    await it.send(logout);
    expect(await it.pass(WAIT - 1)).toBe("signingOut");
    await it.pass(1);
    expectGuest(it, ENDED);
  });
});
