import { type JWTPayload, SignJWT } from "jose";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { isOwnPath } from "#server/security/paths.ts";
import { atEnd } from "./support/cleanup.ts";
import { GoogleDouble, type GooglePerson } from "./support/google-double.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";

let server: TestServer;
let google: GoogleDouble;
beforeAll(async () => {
  google = await new GoogleDouble().start();
  atEnd(() => google.stop());
  server = await startTestServer({ env: google.environment });
});
afterEach(() => {
  google.alter = (claims) => claims;
  google.down = false;
});

let n = 0;
const somebody = (change: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: `sub${++n}`,
  email: `google${n}@mau.test`,
  email_verified: true,
  name: "Nguyễn Lan",
  ...change,
});
const post = (path: string, body: unknown, options = {}) =>
  server.call("POST", path, body, options);
const firebase = async (person: GooglePerson, userData?: object) =>
  post("/auth/firebase/login", { idToken: await google.firebaseToken(person), userData });
const CALLBACK = "http://localhost:4300/auth/google/callback";
async function start(redirect?: string) {
  const query = redirect === undefined ? "" : `?redirect=${encodeURIComponent(redirect)}`;
  return (await server.call("GET", `/auth/google/start${query}`)).body as {
    url: string;
    state: string;
  };
}
const finish = (given: { code: string; state: string }, redirect_uri = CALLBACK) =>
  post("/auth/google/callback", { ...given, redirect_uri });
const byCode = async (person: GooglePerson) => finish(google.approve((await start()).url, person));
const profile = async (token: string) =>
  server.call("GET", "/auth/profile", undefined, { headers: { authorization: `Bearer ${token}` } });
async function codeFor(email: string) {
  await post("/auth/generate_otp", { email });
  const { body } = await server.call("GET", `/api/dev/mail?to=${encodeURIComponent(email)}`);
  return body.items[0].code;
}
const register = (email: string) =>
  post("/auth/register", { name: "Kẻ Trộm", email, password: "matkhau88" });
const login = (username: string) => post("/auth/login", { username, password: "matkhau88" });

describe("one account a person", () => {
  test("new: confirmed, with the trial once, without a password; then the same by both ways", async () => {
    const person = somebody({ email: " Lan.Anh@Mau.Test " });
    const first = await firebase(person);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ is_new_user: true, token_type: "bearer" });
    expect(first.body.user).toMatchObject({
      email: "lan.anh@mau.test",
      name: "Nguyễn Lan",
      credits: 5,
      email_verified: true,
      has_password: false,
      google_linked: true,
    });
    expect(first.body.traditional_login).toBeUndefined();
    expect((await profile(first.body.access_token)).status).toBe(200);
    const second = await byCode(person);
    expect([second.body.is_new_user, second.body.user.id]).toEqual([false, first.body.user.id]);
    const moved = await firebase({ ...person, email: "other@mau.test", email_verified: false });
    expect([moved.body.user.id, moved.body.user.email]).toEqual([
      first.body.user.id,
      "lan.anh@mau.test",
    ]);
    expect(second.body.user.credits).toBe(5);
  });
  test("a device that signed in is known, by either way", async () => {
    for (const answer of [await firebase(somebody()), await byCode(somebody())]) {
      expect(answer.headers.get("set-cookie")).toMatch(/^device=[\w-]{43};/);
      const known = "select 1 from known_devices where user_id = $1";
      expect(await server.query(known, [answer.body.user.id])).toHaveLength(1);
    }
  });
  test("either sign-in stands for the password where there is none, for ten minutes", async () => {
    const person = somebody();
    const begin = (token: string) =>
      post("/auth/totp", {}, { headers: { authorization: `Bearer ${token}` } });
    for (const way of [firebase, byCode]) {
      const { access_token: token } = (await way(person)).body;
      expect((await begin(token)).status).toBe(200);
      await server.query("update sessions set created_at = created_at - interval '601 seconds'");
      expect((await begin(token)).body.fields).toHaveProperty("password");
    }
    const linked = somebody();
    await register(linked.email);
    await post("/auth/verify_otp", { email: linked.email, otp: await codeFor(linked.email) });
    const both = (await firebase(linked)).body;
    expect(both.user).toMatchObject({ has_password: true, google_linked: true });
    expect((await begin(both.access_token)).body.fields).toHaveProperty("password");
  });
  test("ten first sign-ins at once make one account", async () => {
    const person = somebody();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? firebase(person) : byCode(person))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.is_new_user)).toHaveLength(1);
    expect(answers[0]?.body.user.credits).toBe(5);
  });
  test("a confirmed password account is linked and keeps its password", async () => {
    const person = somebody();
    await register(person.email);
    await post("/auth/verify_otp", { email: person.email, otp: await codeFor(person.email) });
    const before = (await login(person.email)).body;
    const linked = await firebase(person);
    expect(linked.body.user).toMatchObject({ id: before.user.id, has_password: true, credits: 5 });
    expect(linked.body.is_new_user).toBe(false);
    expect((await login(person.email)).status).toBe(200);
    expect((await profile(before.access_token)).status).toBe(200);
  });
  test("an address somebody registered and never confirmed is taken over: nothing of theirs works", async () => {
    const person = somebody();
    const { id } = (await register(person.email)).body.user;
    const code = await codeFor(person.email);
    await post("/auth/forgot_password", { email: person.email });
    const { body: box } = await server.call("GET", `/api/dev/mail?to=${person.email}`);
    const link = box.items.find((mail: { link: string | null }) => mail.link).link;
    await server.query(
      `insert into sessions (id, user_id, user_agent, expires_at)
       values ('ses_thief', $1, 'thief', now() + interval '1 day')`,
      [id],
    );
    const mine = await byCode(person);
    expect(mine.body.user).toMatchObject({
      id,
      name: "Nguyễn Lan",
      has_password: false,
      credits: 5,
    });
    expect((await login(person.email)).body.code).toBe("invalid_credentials");
    const again = await post("/auth/verify_otp", { email: person.email, otp: code });
    expect(again.body.code).toBe("code_expired");
    const begun = "select 1 from registrations where email = $1";
    expect(await server.query(begun, [person.email])).toEqual([]);
    const token = new URL(link).searchParams.get("token");
    const reset = await post("/auth/reset_password", { token, password: "matkhau99" });
    expect(reset.body.code).toBe("link_expired");
    const [session] = await server.query("select ended_at from sessions where id = 'ses_thief'");
    expect(session?.ended_at).not.toBe(null);
    expect((await register(person.email)).status).toBe(409);
  });
  test("Google must have verified the address; another Google account, or a disabled one, is refused", async () => {
    const open = somebody({ email_verified: false });
    expect([(await firebase(open)).status, (await byCode(open)).body.code]).toEqual([
      403,
      "forbidden",
    ]);
    expect(await server.query("select 1 from users where email = $1", [open.email])).toEqual([]);
    const person = somebody();
    await firebase(person);
    const other = await firebase(somebody({ email: person.email }));
    expect([other.status, other.body.message]).toEqual([
      409,
      "This email is linked to another Google account.",
    ]);
    await server.query("update users set active = false where email = $1", [person.email]);
    expect((await firebase(person)).body.code).toBe("account_disabled");
  });
  test("an account with an authenticator is not linked by its address; a linked one signs in", async () => {
    const secure = "update users set totp_secret = 'x', totp_enabled_at = now() where email = $1";
    const owner = await server.person();
    await server.query(secure, [owner.email]);
    const { status, body } = await firebase(somebody({ email: owner.email }));
    expect([status, body.message]).toEqual([
      409,
      "This account asks for an authenticator code. Log in with email and password.",
    ]);
    const person = somebody();
    await firebase(person);
    await server.query(secure, [person.email]);
    expect((await firebase(person)).status).toBe(200);
  });
  test("names: cleaned, and the address's first part where Google tells none", async () => {
    const nameOf = async (name?: string) => {
      const { name: _, ...rest } = somebody();
      return (await firebase(name === undefined ? rest : { ...rest, name })).body.user.name;
    };
    expect(await nameOf()).toMatch(/^google\d+$/);
    expect(await nameOf("Ý")).toMatch(/^google\d+$/);
    expect(await nameOf("Lan\u0000\u202eAnh")).toBe("Lan Anh");
    expect((await nameOf("dài ".repeat(100))).length).toBeLessThanOrEqual(100);
  });
});

describe("Firebase tokens", () => {
  test("count alone: what the browser repeats beside them is not read", async () => {
    const person = somebody();
    const victim = somebody();
    await firebase(victim);
    const claimed = {
      uid: victim.sub,
      email: victim.email,
      displayName: "Quản trị",
      photoURL: "",
      emailVerified: true,
    };
    const { body } = await firebase(person, claimed);
    expect(body.user).toMatchObject({ email: person.email, name: "Nguyễn Lan" });
    const open = await firebase({ ...somebody(), email_verified: false }, claimed);
    expect(open.status).toBe(403);
  });
  const spoiled: [string, (claims: JWTPayload) => JWTPayload][] = [
    ["of another project", (c) => ({ ...c, aud: "other" })],
    ["of another issuer", (c) => ({ ...c, iss: "https://securetoken.google.com/other" })],
    ["that is over", (c) => ({ ...c, exp: Number(c.iat) - 60 })],
    ["from the future", (c) => ({ ...c, iat: Number(c.iat) + 600 })],
    ["signed in in the future", (c) => ({ ...c, auth_time: Number(c.iat) + 600 })],
    ["without a time of sign-in", ({ auth_time: _, ...c }) => c],
    ["without an address", ({ email: _, ...c }) => c],
    ["with a list for an address", (c) => ({ ...c, email: ["a@b.vn"] })],
    [
      "by a password",
      (c) => ({ ...c, firebase: { sign_in_provider: "password", identities: {} } }),
    ],
    ["without a Google identity", (c) => ({ ...c, firebase: { sign_in_provider: "google.com" } })],
  ];
  test.each(spoiled)("one %s is refused", async (_, alter) => {
    google.alter = alter;
    const { status, body } = await firebase(somebody());
    expect([status, body.code, body.message]).toEqual([
      401,
      "invalid_credentials",
      "Google didn't confirm this sign-in. Please try again.",
    ]);
  });
  test("unsigned, re-signed and altered ones, and our own, are refused", async () => {
    const good = await google.firebaseToken(somebody());
    const [head = "", body = "", mark = ""] = good.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const other = Buffer.from(JSON.stringify({ email: "admin@mau.local" })).toString("base64url");
    const hmac = await new SignJWT(JSON.parse(Buffer.from(body, "base64url").toString()))
      .setProtectedHeader({ alg: "HS256", kid: "key-1" })
      .sign(new TextEncoder().encode("double-key-double-key-double-key"));
    const me = await server.person();
    const bad = [`${none}.${body}.`, `${head}.${other}.${mark}`, hmac, me.token, "x", "a.b.c"];
    for (const idToken of bad) {
      const { status } = await post("/auth/firebase/login", { idToken });
      expect([idToken.slice(0, 20), status]).toEqual([idToken.slice(0, 20), 401]);
    }
    expect((await post("/auth/firebase/login", { idToken: "" })).status).toBe(422);
    const asBearer = await profile(good);
    expect(asBearer.status).toBe(401);
  });
  test("keys out of reach are a 503, and had once they are back", async () => {
    const own = await new GoogleDouble().start();
    atEnd(() => own.stop());
    const apart = await startTestServer({ env: own.environment });
    const ask = async () =>
      apart.call("POST", "/auth/firebase/register", {
        idToken: await own.firebaseToken(somebody()),
      });
    own.down = true;
    const away = await ask();
    expect([away.status, away.body.code]).toEqual([503, "engine_unavailable"]);
    own.down = false;
    expect((await ask()).status).toBe(200);
  });
});

describe("the code flow", () => {
  test("leads to Google with state, nonce and PKCE, and back to the page that was asked for", async () => {
    const { url, state } = await start("/hairstyle-changer?step=style");
    const asked = new URL(url);
    expect(asked.origin).toBe(google.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: GoogleDouble.clientId,
      redirect_uri: CALLBACK,
      response_type: "code",
      scope: "openid email profile",
      state,
      code_challenge_method: "S256",
    });
    const page = await (await fetch(url)).text();
    const back = /id="allow" href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    google.person = somebody();
    const query = new URL(back).searchParams;
    const given = { code: query.get("code") ?? "", state: query.get("state") ?? "" };
    const { status, body } = await finish(given);
    expect([status, body.redirect]).toEqual([200, "/hairstyle-changer?step=style"]);
    expect((await start()).state).not.toBe(state);
  });
  test("a state works once, for ten minutes, with its own code alone", async () => {
    const person = somebody();
    const used = google.approve((await start()).url, person);
    expect((await finish(used)).status).toBe(200);
    expect((await finish(used)).body.code).toBe("code_expired");
    const failed = google.approve((await start()).url, person);
    expect((await finish({ ...failed, code: "wrong" })).body.code).toBe("invalid_credentials");
    const after = await finish(failed);
    expect([after.status, after.body.message]).toEqual([
      422,
      "This sign-in took too long or was already used. Start again.",
    ]);
    const [one, two] = [await start(), await start()];
    const crossed = { code: google.approve(one.url, person).code, state: two.state };
    expect((await finish(crossed)).body.code).toBe("invalid_credentials");
    expect((await finish({ code: "x", state: "never given" })).body.code).toBe("code_expired");
    const late = google.approve((await start()).url, person);
    server.pass(600_001);
    expect((await finish(late)).body.code).toBe("code_expired");
    server.pass(-600_001);
    const twice = google.approve((await start()).url, person);
    const both = await Promise.all([finish(twice), finish(twice)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
  test("only our own callback address and pages are taken", async () => {
    const given = google.approve((await start()).url, somebody());
    for (const uri of [
      "https://evil.test/auth/google/callback",
      `${CALLBACK}/x`,
      `${CALLBACK}?a=b`,
    ]) {
      const { status, body } = await finish(given, uri);
      expect([status, Object.keys(body.fields)]).toEqual([422, ["redirect_uri"]]);
    }
    expect((await finish(given)).status).toBe(200);
    const evil = ["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)", "x"];
    for (const redirect of [
      ...evil,
      "",
      "/\t/evil.test",
      "/a\\b",
      "\\\\evil.test",
      "/%0a".repeat(900),
    ]) {
      const at = `/auth/google/start?redirect=${encodeURIComponent(redirect)}`;
      const { status, body } = await server.call("GET", at);
      expect([redirect.slice(0, 20), status, Object.keys(body.fields ?? {})]).toEqual([
        redirect.slice(0, 20),
        422,
        ["redirect"],
      ]);
    }
  });
  test("no mutant of an own path leaves the origin", () => {
    const parts = [
      "/",
      "\\",
      "//",
      "evil.test",
      "@",
      ":",
      "%2f",
      "%5c",
      "\t",
      " ",
      "?",
      "#",
      ".",
      "/..",
      "/.",
      "/%2e%2e",
      "javascript:",
    ];
    let taken = 0;
    for (const a of parts)
      for (const b of parts)
        for (const c of parts) {
          const value = a + b + c;
          if (!isOwnPath(value)) continue;
          taken++;
          const { origin, pathname, search } = new URL(value, "https://mau.test");
          // What is left after dots are taken out is an address again, e.g. in a router.
          const after = new URL(pathname + search, "https://mau.test");
          expect([value, origin, after.origin]).toEqual([
            value,
            "https://mau.test",
            "https://mau.test",
          ]);
        }
    expect(taken).toBeGreaterThan(20);
  });
  const spoiled: [string, (claims: JWTPayload) => JWTPayload][] = [
    ["another nonce", (c) => ({ ...c, nonce: "other" })],
    ["no nonce", ({ nonce: _, ...c }) => c],
    ["another audience", (c) => ({ ...c, aud: "other" })],
    ["another party", (c) => ({ ...c, azp: "other" })],
    ["another issuer", (c) => ({ ...c, iss: "https://evil.test" })],
    ["a number for a subject", (c) => ({ ...c, sub: 7 as never })],
  ];
  test.each(spoiled)("a token with %s is refused", async (_, alter) => {
    google.alter = alter;
    expect((await byCode(somebody())).body.code).toBe("invalid_credentials");
  });
  test("Google out of reach is a 503 that says so", async () => {
    const given = google.approve((await start()).url, somebody());
    google.down = true;
    const { status, body } = await finish(given);
    expect([status, body.message]).toEqual([
      503,
      "Google can't be reached at the moment. Try again, or log in with your email.",
    ]);
  });
});

test("the configuration tells the app, and without it the calls are not there", async () => {
  const { body } = await server.call("GET", "/api/config");
  expect(body.google).toEqual({ client_id: GoogleDouble.clientId });
  expect(body.firebase).toEqual({
    projectId: GoogleDouble.projectId,
    apiKey: "double-key",
    authDomain: "demo-double.firebaseapp.com",
  });
  expect(JSON.stringify(body)).not.toContain(GoogleDouble.clientSecret);
  const bare = await startTestServer();
  const { body: none } = await bare.call("GET", "/api/config");
  expect([none.google, none.firebase]).toEqual([null, null]);
  expect((await bare.call("GET", "/auth/google/start")).status).toBe(404);
  const body404 = { code: "x", state: "y", redirect_uri: CALLBACK };
  expect((await bare.call("POST", "/auth/google/callback", body404)).status).toBe(404);
  expect((await bare.call("POST", "/auth/firebase/login", { idToken: "x" })).status).toBe(404);
});
