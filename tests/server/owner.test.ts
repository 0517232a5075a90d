import { beforeAll, describe, expect, test } from "vitest";
import { keysFrom } from "#server/security/keys.ts";
import { totpCode, totpStep } from "#server/security/totp.ts";
import { decodeBase32 } from "../support/totp.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";

/*
 * What could take an account away for good asks for its owner, and there is a way back from it
 * without anybody's hand in the database.
 */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const PASSWORD = "matkhau88";
const call = (method: string, at: string, body?: object, as?: Person) =>
  server.call(method, at, body, as ? { as } : {});
const login = (username: string, password = PASSWORD, totp?: string) =>
  call("POST", "/auth/login", { username, password, totp });
async function withPassword(): Promise<Person> {
  const as = await server.person();
  const hash = await server.deps.passwords.hash(PASSWORD);
  await server.query("update users set password_hash = $1 where id = $2", [hash, as.id]);
  return as;
}
const codeOf = (secret: string, steps = 0) =>
  totpCode(decodeBase32(secret), totpStep(server.deps.now()) + steps);
async function turnOn(as: Person, password = PASSWORD) {
  const { body } = await call("POST", "/auth/totp", { password }, as);
  const on = await call("POST", "/auth/totp/verify", { code: codeOf(body.secret) }, as);
  expect(on.status).toBe(204);
  return body as { secret: string; recovery_codes: string[] };
}
const newest = async (to: string) =>
  (await call("GET", `/api/dev/mail?to=${to}`)).body.items[0] as { subject: string; link: string };
const tokenOf = ({ link }: { link: string }) => new URL(link).searchParams.get("token");
const reset = (token: string | null, password: string) =>
  call("POST", "/auth/reset_password", { token, password });

let n = 0;
/** The calls that ask, and whether the account is as it was before them. */
const ACTS: [name: string, act: (as: Person, password?: string) => ReturnType<typeof call>][] = [
  ["turning the second step on", (as, password) => call("POST", "/auth/totp", { password }, as)],
  [
    "moving to another address",
    (as, password) =>
      call("POST", "/auth/change_email", { email: `toi${++n}@mau.test`, password }, as),
  ],
  ["deleting the account", (as, password) => call("DELETE", "/auth/profile", { password }, as)],
];

describe.each(ACTS)("%s", (_, act) => {
  test("asks for the password of an account that has one", async () => {
    const as = await withPassword();
    const state = () =>
      server.query("select email, active, totp_secret from users where id = $1", [as.id]);
    const before = await state();
    for (const [password, said] of [
      [undefined, "Password is required"],
      ["", "Password is required"],
      ["saibet88", "The current password isn't right"],
    ] as const) {
      const { status, body } = await act(as, password);
      expect([status, body.code, body.fields]).toEqual([
        422,
        "invalid_request",
        { password: said },
      ]);
    }
    expect(await state()).toEqual(before);
    expect((await act(as, PASSWORD)).status).toBeLessThan(300);
  });
  test("counts the tries: the eleventh in a quarter of an hour waits, the right one too", async () => {
    const as = await withPassword();
    for (let tries = 0; tries < 10; tries++) expect((await act(as, "saibet88")).status).toBe(422);
    expect((await act(as, PASSWORD)).status).toBe(429);
    server.pass(15 * 60_000 + 1000);
    expect((await act(await server.again(as), PASSWORD)).status).toBeLessThan(300);
  });
  test("takes a sign-in with Google of the last ten minutes where there is no password", async () => {
    const as = await server.person();
    server.pass(10 * 60_000 + 1000);
    const late = await act(as);
    expect([late.status, late.body.fields]).toEqual([
      422,
      { password: "Sign in with Google again, then do this within 10 minutes" },
    ]);
    expect((await act(as, "batky888")).status).toBe(422);
    const fresh = await server.again(as);
    // Another session of the account that is fresh says nothing of this one.
    expect((await act(as)).status).toBe(422);
    await server.query("update sessions set method = 'password' where id = $1", [fresh.sessionId]);
    expect((await act(fresh)).status).toBe(422);
    await server.query("update sessions set method = 'google' where id = $1", [fresh.sessionId]);
    expect((await act(fresh)).status).toBeLessThan(300);
  });
});

describe("a second step that somebody else turned on", () => {
  test("goes by the link of its mail, for a week, beside plain resets, which keep it", async () => {
    const as = await withPassword();
    await turnOn(as);
    const told = await newest(as.email);
    expect(told.subject).toBe("Two-step login is on");
    await call("POST", "/auth/forgot_password", { email: as.email });
    expect((await reset(tokenOf(await newest(as.email)), "matkhau99")).status).toBe(200);
    expect((await login(as.email, "matkhau99")).body.code).toBe("totp_required");
    server.pass(7 * 86_400_000 - 60_000);
    const thief = await server.again(as);
    expect((await reset(tokenOf(told), "cuachinhchu1")).status).toBe(200);
    expect((await call("GET", "/auth/profile", undefined, thief)).status).toBe(401);
    const back = await login(as.email, "cuachinhchu1");
    expect([back.status, back.body.user.totp_enabled]).toEqual([200, false]);
    expect((await reset(tokenOf(told), "lannua888")).status).toBe(403);
  });
  test("the link is over after a week", async () => {
    const as = await withPassword();
    await turnOn(as);
    const told = await newest(as.email);
    server.pass(7 * 86_400_000 + 1000);
    expect((await reset(tokenOf(told), "matkhau99")).status).toBe(403);
  });
  test("and moved the account away: either mail to its owner undoes all, the thief's own nothing", async () => {
    for (const first of ["step", "move"] as const) {
      const as = await withPassword();
      await turnOn(as);
      const step = tokenOf(await newest(as.email));
      const away = `trom${++n}@mau.test`;
      await call("POST", "/auth/change_email", { email: away, password: PASSWORD }, as);
      const { items } = (await call("GET", `/api/dev/mail?to=${away}`)).body;
      await call("POST", "/auth/verify_otp", { email: away, otp: items[0].code }, as);
      const move = tokenOf(await newest(as.email));
      // What the thief turns on anew is told to the thief's own address.
      await server.query("update users set totp_enabled_at = null where id = $1", [as.id]);
      await turnOn(as);
      const thiefs = tokenOf(await newest(away));
      server.pass(60_000);
      expect((await reset(first === "step" ? step : move, "cuachinhchu1")).status).toBe(200);
      expect((await login(as.email, "cuachinhchu1")).status).toBe(200);
      expect((await reset(thiefs, "cuatrom99")).status).toBe(403);
    }
  });
});

describe("an authenticator that is lost", () => {
  test("an administrator ends it, with a reason, and its owner is told; never their own", async () => {
    const admin = await administrator(server);
    const as = await withPassword();
    await server.query("update users set language = 'en' where id = $1", [as.id]);
    const put = (body: object, id = as.id) => call("PUT", `/api/admin/users/${id}`, body, admin);
    const early = await put({ totp_enabled: false, reason: "thử" });
    expect([early.status, early.body.fields]).toEqual([
      422,
      { totp_enabled: "Two-step login isn't on for this account" },
    ]);
    await turnOn(as);
    expect((await put({ totp_enabled: false })).body.fields).toHaveProperty("reason");
    expect((await put({ totp_enabled: true, reason: "thử" })).status).toBe(422);
    expect((await login(as.email)).body.code).toBe("totp_required");
    const done = await put({ totp_enabled: false, reason: "mất máy, đã gọi lại" });
    expect([done.status, done.body.totp_enabled]).toEqual([200, false]);
    expect((await login(as.email)).status).toBe(200);
    const { items } = (await call("GET", "/api/admin/audit", undefined, admin)).body;
    const noted = items.filter((item: { subject_id: string }) => item.subject_id === as.id);
    expect(noted).toMatchObject([
      { action: "user.totp_ended", details: { reason: "mất máy, đã gọi lại" } },
    ]);
    const told = await newest(as.email);
    expect([told.subject, new URL(told.link).pathname]).toEqual([
      "Two-step login is off",
      "/profile",
    ]);
    const own = await put({ totp_enabled: false, reason: "thử" }, admin.id);
    expect([own.status, own.body.fields]).toEqual([
      422,
      { totp_enabled: "You can't do this to your own account" },
    ]);
  });
});

test("a secret sealed with another key is a wrong code at login, never a broken server", async () => {
  const as = await withPassword();
  const { secret, recovery_codes: codes } = await turnOn(as);
  const { keys } = server.deps;
  server.deps.keys = keysFrom("another secret, as after a restore without the file");
  try {
    for (const code of [codeOf(secret, 1), codes[0]]) {
      const { status, body } = await login(as.email, PASSWORD, code);
      expect([status, body.code]).toEqual([422, "code_invalid"]);
    }
  } finally {
    server.deps.keys = keys;
  }
  expect((await login(as.email, PASSWORD, codes[0])).status).toBe(200);
});
