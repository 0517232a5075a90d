import { beforeAll, describe, expect, test } from "vitest";
import { drawCode } from "#server/domain/accounts/mailed-codes.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

let n = 0;
const address = () => `person${n++}@mau.test`;
const post = (path: string, body: unknown, options = {}) =>
  server.call("POST", path, body, options);
const register = (email: string, password = "matkhau88") =>
  post("/auth/register", { name: "Lan Anh", email, password });
async function codeFor(email: string): Promise<string> {
  await post("/auth/generate_otp", { email });
  const { body } = await server.call("GET", `/api/dev/mail?to=${encodeURIComponent(email)}`);
  return body.items[0].code;
}
async function signedUp(password = "matkhau88"): Promise<Person> {
  const email = address();
  const { body } = await register(email, password);
  await post("/auth/verify_otp", { email, otp: Number(await codeFor(email)) });
  const login = await post("/auth/login", { username: email, password });
  const [row] = await server.query<{ id: string }>(
    "select id from sessions where user_id = $1 order by created_at desc",
    [body.user.id],
  );
  return { id: body.user.id, email, token: login.body.access_token, sessionId: row?.id ?? "" };
}

describe("register", () => {
  test("refuses by field, in both languages", async () => {
    const bad = { name: " Y\u0301 ", email: "a@b", password: "1234567" };
    const en = await post("/auth/register", bad);
    expect(en.status).toBe(422);
    expect(en.body.fields).toEqual({
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email",
      password: "Password must be at least 8 characters",
    });
    expect(en.body.detail).toBe(en.body.message);
    const vi = await post("/auth/register", bad, { language: "vi" });
    expect(vi.body.fields.password).toBe("Mật khẩu cần ít nhất 8 ký tự");
    expect((await post("/auth/register", {})).body.fields).toEqual(en.body.fields);
  });
  test("takes what is not asked for as nothing", async () => {
    const email = address();
    const extra = { plan: "enterprise", credits: 999, is_admin: true, verified_at: "2026-01-01" };
    const { status, body } = await post("/auth/register", {
      name: "Lan Anh",
      email,
      password: "matkhau88",
      ...extra,
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ plan: "free_trial", credits: 0, email_verified: false });
  });
  test("one account an address, whatever its case and spaces", async () => {
    const email = address();
    await register(email);
    await post("/auth/verify_otp", { email, otp: await codeFor(email) });
    const again = await register(` ${email.toUpperCase()} `);
    expect([again.status, again.body.code]).toEqual([409, "email_taken"]);
    const login = await post("/auth/login", {
      username: email.toUpperCase(),
      password: "matkhau88",
    });
    expect(login.status).toBe(200);
  });
  test("an unconfirmed address registers again: without a name for it, the newest is meant", async () => {
    const email = address();
    const first = (await register(email, "matkhau-cu")).body.registration_id;
    const code = await codeFor(email);
    expect((await register(email, "matkhau-moi")).status).toBe(201);
    const old = await post("/auth/verify_otp", { email, otp: code });
    expect(old.body.code).toBe("code_expired");
    const named = { email, otp: code, registration_id: first };
    expect((await post("/auth/verify_otp", named)).body).toEqual({ verified: true });
    const login = await post("/auth/login", { username: email, password: "matkhau-cu" });
    expect(login.status).toBe(200);
  });
});

describe("codes", () => {
  test("are 100000 to 999999, evenly", () => {
    const buckets = new Array<number>(9).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const code = drawCode();
      expect(code).toMatch(/^[1-9]\d{5}$/);
      buckets[Number(code[0]) - 1]!++;
    }
    const expected = 20_000 / 9;
    const chi = buckets.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(26.1);
  });
  test("answer and burn alike for known and unknown addresses", async () => {
    const known = address();
    await register(known);
    const unknown = address();
    const first = await post("/auth/generate_otp", { email: known });
    const second = await post("/auth/generate_otp", { email: unknown });
    expect(second.body).toEqual(first.body);
    for (const email of [known, unknown]) {
      for (let left = 4; left >= 0; left--) {
        const wrong = await post("/auth/verify_otp", { email, otp: 100_000 });
        expect(wrong.body).toMatchObject({ code: "code_invalid", attempts_left: left });
      }
      const sixth = await post("/auth/verify_otp", { email, otp: 100_000 });
      expect([sixth.status, sixth.body.code]).toEqual([422, "code_expired"]);
    }
    const mails = await server.call("GET", `/api/dev/mail?to=${unknown}`);
    expect(mails.body.items).toEqual([]);
  });
  test("the right code after five wrong ones is void; parallel guesses share the five", async () => {
    const email = address();
    await register(email);
    const code = await codeFor(email);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => post("/auth/verify_otp", { email, otp: "000000" })),
    );
    expect(guesses.filter(({ body }) => body.code === "code_invalid")).toHaveLength(5);
    expect((await post("/auth/verify_otp", { email, otp: code })).body.code).toBe("code_expired");
  });
  test("five digits never pass for six, and a code works once and for ten minutes", async () => {
    const email = address();
    await register(email);
    const code = await codeFor(email);
    expect((await post("/auth/verify_otp", { email, otp: Number(code.slice(1)) })).status).toBe(
      422,
    );
    expect((await post("/auth/verify_otp", { email, otp: "12" })).body.fields.otp).toBe(
      "Please enter a valid verification code",
    );
    server.pass(600_001);
    expect((await post("/auth/verify_otp", { email, otp: code })).body.code).toBe("code_expired");
    const fresh = await codeFor(email);
    expect((await post("/auth/verify_otp", { email, otp: fresh })).body).toEqual({
      verified: true,
    });
    expect((await post("/auth/verify_otp", { email, otp: fresh })).body.code).toBe("code_expired");
  });
  test("one a minute and five an hour for an address", async () => {
    const email = address();
    await register(email);
    let sent = 0;
    for (let i = 0; i < 8; i++) {
      const { status } = await post("/auth/generate_otp", { email });
      if (status === 200) sent++;
      const soon = await post("/auth/generate_otp", { email });
      expect(soon.status).toBe(429);
      expect(Number(soon.headers.get("retry-after"))).toBeGreaterThan(0);
      server.pass(61_000);
    }
    expect(sent).toBe(5);
  });
});

describe("log in", () => {
  test("unknown and wrong answer the same; unconfirmed and disabled say so", async () => {
    const email = address();
    await register(email);
    const wrong = await post("/auth/login", { username: email, password: "không đúng" });
    const unknown = await post("/auth/login", { username: address(), password: "không đúng" });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    const early = await post("/auth/login", { username: email, password: "matkhau88" });
    expect([early.status, early.body.code]).toEqual([403, "email_not_verified"]);
    await server.query("update users set active = false where email = $1", [email]);
    const off = await post("/auth/login", { username: email, password: "matkhau88" });
    expect(off.body.code).toBe("account_disabled");
  });
  test("ten tries in fifteen minutes, then a wait; the right password still works later", async () => {
    const { email } = await signedUp();
    for (let i = 0; i < 10; i++) await post("/auth/login", { username: email, password: "sai" });
    const blocked = await post("/auth/login", { username: email, password: "matkhau88" });
    expect(blocked.status).toBe(429);
    server.pass(15 * 60_000 + 1000);
    const later = await post("/auth/login", { username: email, password: "matkhau88" });
    expect(later.status).toBe(200);
  });
  test("a flood on one account: ten are tried, the rest wait, others are served meanwhile", async () => {
    const { email } = await signedUp();
    const flood = Promise.all(
      Array.from({ length: 200 }, () => post("/auth/login", { username: email, password: "sai" })),
    );
    let isOver = false;
    void flood.then(() => {
      isOver = true;
    });
    expect((await server.call("GET", "/health")).status).toBe(200);
    expect(isOver).toBe(false);
    const statuses = (await flood).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
    const long = await post("/auth/login", { username: email, password: "x".repeat(100_000) });
    expect([long.status, long.body.fields.password]).toEqual([422, "This password is too long"]);
  });
  test("passwords are compared in NFC and grant the trial once", async () => {
    const person = await signedUp("Mật khẩu Ấm".normalize("NFC"));
    const nfd = { username: person.email, password: "Mật khẩu Ấm".normalize("NFD") };
    const login = await post("/auth/login", nfd);
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ token_type: "bearer", expires_in: 604_800 });
    expect(login.body.user.credits).toBe(5);
    expect(JSON.stringify(login.body)).not.toContain("password_hash");
  });
});

describe("sessions", () => {
  test("logout ends the token at once", async () => {
    const as = await signedUp();
    expect((await server.call("GET", "/auth/profile", undefined, { as })).status).toBe(200);
    expect((await server.call("POST", "/auth/logout", undefined, { as })).status).toBe(204);
    const after = await server.call("GET", "/auth/profile", undefined, { as });
    expect([after.status, after.body.code]).toEqual([401, "unauthorized"]);
  });
  test("forged, altered and expired tokens are refused", async () => {
    const as = await signedUp();
    const [head, body] = as.token.split(".");
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url");
    for (const token of [`${none}.${body}.`, `${head}.${body}.AAAA`, "x", "mau_abc"]) {
      const answer = await server.call("GET", "/auth/profile", undefined, { as: { ...as, token } });
      expect(answer.status).toBe(401);
    }
    server.pass(7 * 86_400_000 + 1000);
    const late = await server.call("GET", "/auth/profile", undefined, { as });
    expect(late.body.code).toBe("token_expired");
  });
  test("are listed, ended one by one and all but the present one", async () => {
    const as = await signedUp();
    for (let i = 0; i < 2; i++) {
      await post("/auth/login", { username: as.email, password: "matkhau88" });
    }
    const list = await server.call("GET", "/auth/sessions", undefined, { as });
    expect(list.body.items).toHaveLength(3);
    expect(list.body.items.filter((item: { current: boolean }) => item.current)).toHaveLength(1);
    const other = list.body.items.find((item: { current: boolean }) => !item.current);
    expect(
      (await server.call("DELETE", `/auth/sessions/${other.id}`, undefined, { as })).status,
    ).toBe(204);
    const stranger = await signedUp();
    const theirs = await server.call("DELETE", `/auth/sessions/${as.sessionId}`, undefined, {
      as: stranger,
    });
    expect(theirs.status).toBe(404);
    await server.call("DELETE", "/auth/sessions", undefined, { as });
    const left = await server.call("GET", "/auth/sessions", undefined, { as });
    expect(left.body.items).toHaveLength(1);
  });
});

describe("passwords", () => {
  test("forgotten: the same answer for all, a link that works once and ends every session", async () => {
    const as = await signedUp();
    const known = await post("/auth/forgot_password", { email: as.email });
    const unknown = await post("/auth/forgot_password", { email: address() });
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(unknown.body).toEqual(known.body);
    const { body } = await server.call("GET", `/api/dev/mail?to=${as.email}`);
    const token = new URL(body.items[0].link).searchParams.get("token");
    const set = { token, password: "matkhau99" };
    expect((await post("/auth/reset_password", set)).body).toEqual({ reset: true });
    expect((await post("/auth/reset_password", set)).body.code).toBe("link_expired");
    expect((await server.call("GET", "/auth/profile", undefined, { as })).status).toBe(401);
    const login = await post("/auth/login", { username: as.email, password: "matkhau99" });
    expect(login.status).toBe(200);
  });
  test("changed: a wrong current one is a field error, other sessions end", async () => {
    const as = await signedUp();
    const other = await post("/auth/login", { username: as.email, password: "matkhau88" });
    const wrong = await post(
      "/auth/change_password",
      { current_password: "sai rồi", new_password: "matkhau99" },
      { as },
    );
    expect([wrong.status, wrong.body.fields.current_password]).toEqual([
      422,
      "The current password isn't right",
    ]);
    const right = { current_password: "matkhau88", new_password: "matkhau99" };
    expect((await post("/auth/change_password", right, { as })).status).toBe(204);
    expect((await server.call("GET", "/auth/profile", undefined, { as })).status).toBe(200);
    const ended = { ...as, token: other.body.access_token };
    expect((await server.call("GET", "/auth/profile", undefined, { as: ended })).status).toBe(401);
  });
});

describe("profile", () => {
  test("changes name and language and moves to a confirmed address", async () => {
    const as = await signedUp();
    const change = { name: "Nguyễn Ánh", language: "en", display_name: "Ánh" };
    const patched = await server.call("PATCH", "/auth/profile", change, { as });
    expect(patched.body.user).toMatchObject(change);
    const next = address();
    expect(
      (await post("/auth/change_email", { email: next, password: "matkhau88" }, { as })).status,
    ).toBe(200);
    const { body } = await server.call("GET", `/api/dev/mail?to=${next}`);
    await post("/auth/verify_otp", { email: next, otp: body.items[0].code }, { as });
    const moved = await server.call("GET", "/auth/profile", undefined, { as });
    expect(moved.body.user.email).toBe(next);
  });
  test("a move ends the other sessions and leaves its old address a way back", async () => {
    const as = await signedUp();
    const login = (username: string, password: string) =>
      post("/auth/login", { username, password });
    const other = (await login(as.email, "matkhau88")).body.access_token;
    const thief = address();
    const newest = async (to: string) =>
      (await server.call("GET", `/api/dev/mail?to=${to}`)).body.items[0];
    await post("/auth/change_email", { email: thief, password: "matkhau88" }, { as });
    await post("/auth/verify_otp", { email: thief, otp: (await newest(thief)).code }, { as });
    const ended = { ...as, token: other };
    expect((await server.call("GET", "/auth/profile", undefined, { as: ended })).status).toBe(401);
    expect((await server.call("GET", "/auth/profile", undefined, { as })).status).toBe(200);
    const told = await newest(as.email);
    expect(told.subject).toContain("Mẫu Studio");
    expect(told.text).not.toContain(thief);
    // The thief takes a new password and a second step; the owner's link still opens.
    await post("/auth/forgot_password", { email: thief });
    const reset = new URL((await newest(thief)).link).searchParams.get("token");
    expect(
      (await post("/auth/reset_password", { token: reset, password: "cuatrom99" })).status,
    ).toBe(200);
    await server.query("update users set totp_enabled_at = $1 where id = $2", [
      server.deps.now(),
      as.id,
    ]);
    server.pass(6 * 86_400_000);
    const token = new URL(told.link).searchParams.get("token");
    expect((await post("/auth/reset_password", { token, password: "cuachinhchu1" })).status).toBe(
      200,
    );
    expect((await login(as.email, "cuachinhchu1")).status).toBe(200);
    expect((await login(thief, "cuatrom99")).status).toBe(401);
    expect((await post("/auth/reset_password", { token, password: "lannua888" })).status).toBe(403);
  });
  test("deletion takes the password, ends everything and keeps a nameless ledger", async () => {
    const as = await signedUp();
    const without = await server.call("DELETE", "/auth/profile", undefined, { as });
    expect(without.body.fields.password).toBe("Password is required");
    const gone = await server.call("DELETE", "/auth/profile", { password: "matkhau88" }, { as });
    expect(gone.status).toBe(204);
    expect((await server.call("GET", "/auth/profile", undefined, { as })).status).toBe(401);
    const [row] = await server.query("select email, name from users where id = $1", [as.id]);
    expect(row).toEqual({ email: `deleted:${as.id}`, name: "" });
    const entries = await server.query("select kind from entries where user_id = $1", [as.id]);
    expect(entries).toEqual([{ kind: "grant" }]);
    const known = await server.query("select 1 from known_devices where user_id = $1", [as.id]);
    expect(known).toEqual([]);
    await register(as.email);
    server.pass(61_000);
    await post("/auth/verify_otp", { email: as.email, otp: await codeFor(as.email) });
    const again = await post("/auth/login", { username: as.email, password: "matkhau88" });
    expect(again.body.user.credits).toBe(0);
  });
});
