import { beforeAll, describe, expect, test } from "vitest";
import { takeSlot } from "#server/domain/sessions/login-limits.ts";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { TIMES } from "#wire/limits.ts";
import { type Answer, type Person, startTestServer, type TestServer } from "./support/harness.ts";

const RIGHT = "dung-mat-khau";
const WINDOW = 15 * 60_000;

/** A server whose passwords are compared as they stand: who is let in is tried here, not argon2. */
async function open(env: Record<string, string>) {
  const server = await startTestServer({ env });
  server.deps.passwords = {
    hash: async (password) => password,
    verify: async (stored, password) => stored === password,
  };
  return server;
}
async function owner(server: TestServer): Promise<Person> {
  const person = await server.person();
  await server.query("update users set password_hash = $1 where id = $2", [RIGHT, person.id]);
  return person;
}
interface From {
  address?: string;
  cookie?: string | undefined;
}
const post = (server: TestServer, at: string, body: object, { address, cookie }: From = {}) =>
  server.call("POST", at, body, {
    headers: {
      ...(address ? { "x-forwarded-for": address } : {}),
      ...(cookie ? { cookie } : {}),
    },
  });
const login = (server: TestServer, { email }: Person, password = RIGHT, from: From = {}) =>
  post(server, "/auth/login", { username: email, password }, from);
const cookieOf = ({ headers }: Answer) => headers.get("set-cookie")?.split(";")[0];
/** Wrong tries by strangers, ten from each network. */
async function attack(server: TestServer, person: Person, tries: number) {
  const statuses = [];
  for (let i = 0; i < tries; i++) {
    const address = `203.0.113.${Math.floor(i / 10) + 1}`;
    statuses.push((await login(server, person, "sai", { address })).status);
  }
  return statuses;
}
const box = async (server: TestServer, { email }: Person) =>
  (await server.call("GET", `/api/dev/mail?to=${email}`)).body.items;

describe("behind a proxy that names the client", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ TRUST_PROXY_HOPS: "1" });
  });
  const elsewhere = { address: "88.88.88.88" };

  test("sixty wrong logins from one /64: ten are looked at, and the owner gets in from anywhere", async () => {
    const person = await owner(server);
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) {
      const from = { address: `2001:db8:7:7::${(i + 1).toString(16)}` };
      statuses.push((await login(server, person, "sai", from)).status);
    }
    expect([statuses.slice(0, 10), statuses.slice(10)]).toEqual([
      Array(10).fill(401),
      Array(50).fill(429),
    ]);
    expect((await login(server, person, RIGHT, elsewhere)).status).toBe(200);
  });

  test("strangers everywhere: the owner gets in from a new place, slowly at worst, and is told once an hour", async () => {
    const person = await owner(server);
    expect(await attack(server, person, 50)).toEqual(Array(50).fill(401));
    expect(await box(server, person)).toEqual([]);
    const another = { address: "198.51.100.1" };
    expect((await login(server, person, "sai", another)).status).toBe(401);
    const mails = await box(server, person);
    expect(mails).toHaveLength(1);
    expect(mails[0].link).toContain("/reset-password?token=");
    server.pass(2000);
    expect((await login(server, person, RIGHT, elsewhere)).status).toBe(200);
    server.pass(2000);
    expect((await login(server, person, "sai", another)).status).toBe(401);
    expect(await box(server, person)).toHaveLength(1);
    // The link in it sets a new password like any other.
    const token = new URL(mails[0].link).searchParams.get("token");
    const reset = { token, password: "mat-khau-moi" };
    expect((await post(server, "/auth/reset_password", reset, elsewhere)).status).toBe(200);
    expect((await login(server, person, "mat-khau-moi", elsewhere)).status).toBe(200);
  });

  test("a crowd in the slow lane is asked to wait a moment; a known device and network walk past it", async () => {
    const person = await owner(server);
    const home = { address: "88.88.88.1" };
    const cookie = cookieOf(await login(server, person, RIGHT, home));
    await attack(server, person, 50);
    await server.query("insert into rate_limits (key, points, resets_at) values ($1, 0, $2)", [
      `login-slot:${person.email}`,
      new Date(server.deps.now().getTime() + 60_000),
    ]);
    const crowded = await login(server, person, RIGHT, elsewhere);
    expect([crowded.status, crowded.headers.get("retry-after")]).toEqual([429, "4"]);
    expect((await login(server, person, RIGHT, home)).status).toBe(200);
    const travelling = { address: "192.0.2.200", cookie };
    expect((await login(server, person, RIGHT, travelling)).status).toBe(200);
  });

  test("one slow try in two seconds, ten at most in line, over all processes", async () => {
    const beside = await startTestServer({ env: { TRUST_PROXY_HOPS: "1" }, beside: server });
    const { now } = server.deps;
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        takeSlot(i % 2 ? server.deps : { ...beside.deps, now }, "hang@mau.test").catch(
          (error) => error.code,
        ),
      ),
    );
    const waits = asked.filter((one) => typeof one === "number").sort((a, b) => a - b);
    expect(waits).toHaveLength(10);
    for (const [i, wait] of waits.entries()) expect(Math.round(wait / 2000)).toBe(i);
    expect(asked.filter((one) => one === "rate_limited")).toHaveLength(20);
  });

  test("a new password by the mailed link opens the place it was set from, whatever strangers used up", async () => {
    const person = await owner(server);
    await attack(server, person, 50);
    await login(server, person, "sai", elsewhere);
    await post(server, "/auth/forgot_password", { email: person.email }, elsewhere);
    const token = new URL((await box(server, person))[0].link).searchParams.get("token");
    const body = { token, password: "mat-khau-moi" };
    const reset = await post(server, "/auth/reset_password", body, elsewhere);
    const keys = await server.query("select key from rate_limits where key in ($1, $2)", [
      `login:${person.email}`,
      `login-slot:${person.email}`,
    ]);
    expect(keys).toEqual([]);
    const from = { address: "192.0.2.44", cookie: cookieOf(reset) };
    expect((await login(server, person, "mat-khau-moi", from)).status).toBe(200);
  });

  test("somebody else's device is a stranger's, and nobody hears who is known where", async () => {
    const person = await owner(server);
    const thief = await owner(server);
    const place = { address: "203.0.113.99" };
    const cookie = cookieOf(await login(server, thief, RIGHT, place));
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await login(server, person, "sai", { ...place, cookie })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const known = "select 1 from known_devices where user_id = $1";
    expect(await server.query(known, [person.id])).toEqual([]);
    const wrong = await login(server, person, "sai", { address: "203.0.113.98" });
    const nobody = await post(
      server,
      "/auth/login",
      { username: "khong-ai@mau.test", password: "sai" },
      { address: "203.0.113.98" },
    );
    expect([wrong.body, wrong.headers.get("set-cookie")]).toEqual([
      nobody.body,
      nobody.headers.get("set-cookie"),
    ]);
  });
});

describe("where everybody comes by one address", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({});
  });
  const known = async (person: Person) =>
    (await server.query("select 1 from known_devices where user_id = $1", [person.id])).length;

  test("ten wrong tries, then the right password: a known device gets in, and has ten of its own", async () => {
    const person = await owner(server);
    const first = await login(server, person);
    const cookie = cookieOf(first);
    expect(first.headers.get("set-cookie")).toMatch(
      /^device=[\w-]{43}; Max-Age=7776000; Path=\/auth; HttpOnly; SameSite=Lax$/,
    );
    for (let i = 0; i < 12; i++) await login(server, person, "sai");
    expect((await login(server, person)).status).toBe(429);
    const again = await login(server, person, RIGHT, { cookie });
    expect([again.status, cookieOf(again)]).toEqual([200, cookie]);
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push((await login(server, person, "sai", { cookie })).status);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    server.pass(WINDOW + 1000);
    expect((await login(server, person, RIGHT, { cookie })).status).toBe(200);
  });

  test("a proxy that names its callers, but nobody told us of: a stranger uses up their own tries alone", async () => {
    const person = await owner(server);
    const stranger = { address: "203.0.113.9" };
    for (let i = 0; i < 10; i++) await login(server, person, "sai", stranger);
    expect((await login(server, person, "sai", stranger)).status).toBe(429);
    expect((await login(server, person, RIGHT, { address: "88.88.88.88" })).status).toBe(200);
  });

  test("only a digest is kept, for ninety days; the address of everybody is nobody's", async () => {
    const person = await owner(server);
    const cookie = cookieOf(await login(server, person));
    const rows = await server.query("select digest from known_devices where user_id = $1", [
      person.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie?.slice("device=".length));
    for (let i = 0; i < 10; i++) await login(server, person, "sai");
    server.pass(TIMES.knownDevice + 1000);
    for (let i = 0; i < 10; i++) await login(server, person, "sai");
    expect((await login(server, person, RIGHT, { cookie })).status).toBe(429);
    await cleanUp(server.deps);
    expect(await known(person)).toBe(0);
  });

  test("who logs everybody else out forgets their devices; logging out forgets none", async () => {
    const person = await owner(server);
    const mine = await login(server, person);
    const cookie = cookieOf(mine);
    await login(server, person);
    const as = { ...person, token: mine.body.access_token };
    await server.call("POST", "/auth/logout", undefined, { as });
    expect(await known(person)).toBe(2);
    const back = await login(server, person, RIGHT, { cookie });
    const now = { ...person, token: back.body.access_token };
    await server.call("DELETE", "/auth/sessions", undefined, {
      as: now,
      headers: { cookie: cookie ?? "" },
    });
    expect(await known(person)).toBe(1);
    for (let i = 0; i < 10; i++) await login(server, person, "sai");
    expect((await login(server, person, RIGHT, { cookie })).status).toBe(200);
  });

  test("a cookie that isn't ours is replaced; over https it goes nowhere else", async () => {
    const person = await owner(server);
    const odd = await login(server, person, RIGHT, { cookie: "device=x; other=1" });
    expect(cookieOf(odd)).toMatch(/^device=[\w-]{43}$/);
    server.deps.publicUrl = () => "https://studio.test";
    const safe = await login(server, person);
    expect(safe.headers.get("set-cookie")).toContain("; Secure");
  });
});
