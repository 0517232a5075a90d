import { beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { type Person, startTestServer, type TestServer, until } from "./support/harness.ts";

/** Two servers on one database, as two processes would be. */
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  here = await startTestServer();
  there = await startTestServer({ beside: here });
});

async function withPassword(): Promise<Person> {
  const as = await here.person();
  const hash = await here.deps.passwords.hash("matkhau88");
  await here.query("update users set password_hash = $1 where id = $2", [hash, as.id]);
  return as;
}
async function second(as: Person): Promise<Person> {
  const login = { username: as.email, password: "matkhau88" };
  const { body } = await here.call("POST", "/auth/login", login);
  return { ...as, token: body.access_token };
}
/** An open stream: resolves with the time it ended at. */
async function stream(server: TestServer, as: Person) {
  const response = await fetch(`${server.url}/api/events`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  let endedAt = 0;
  const reading = (async () => {
    for await (const _ of response.body as unknown as AsyncIterable<Uint8Array>);
    endedAt = performance.now();
  })().catch(() => undefined);
  return { endedAt: () => endedAt, reading };
}
const status = async (server: TestServer, as: Person) =>
  (await server.call("GET", "/auth/profile", undefined, { as })).status;

/** Ends `as` by `how` on one server; says how long the other went on serving it, in ms. */
async function timeToEnd(as: Person, how: () => Promise<unknown>) {
  const open = await stream(there, as);
  expect(await status(there, as)).toBe(200);
  await how();
  const started = performance.now();
  await until(
    () => status(there, as),
    (code) => code === 401,
    3000,
  );
  const calls = performance.now() - started;
  await until(
    async () => open.endedAt(),
    (at) => at > 0,
    3000,
  );
  return { calls, stream: Math.max(0, open.endedAt() - started) };
}

describe("an ended session is served nowhere, within a second and in every process", () => {
  const ways: [string, (as: Person, other: Person) => Promise<unknown>][] = [
    ["log out", (as) => here.call("POST", "/auth/logout", undefined, { as })],
    [
      "end other sessions",
      (_, other) => here.call("DELETE", "/auth/sessions", undefined, { as: other }),
    ],
    [
      "change the password",
      (_, other) =>
        here.call(
          "POST",
          "/auth/change_password",
          { current_password: "matkhau88", new_password: "matkhau99" },
          { as: other },
        ),
    ],
    [
      "reset it by mail",
      async ({ email }) => {
        await here.call("POST", "/auth/forgot_password", { email });
        const { body } = await here.call("GET", `/api/dev/mail?to=${email}`);
        const token = new URL(body.items[0].link).searchParams.get("token");
        return here.call("POST", "/auth/reset_password", { token, password: "matkhau99" });
      },
    ],
    [
      "delete the account",
      (_, other) => here.call("DELETE", "/auth/profile", { password: "matkhau88" }, { as: other }),
    ],
  ];
  test.each(ways)("%s", async (_, how) => {
    const as = await withPassword();
    const other = await second(as);
    const took = await timeToEnd(as, () => how(as, other));
    expect(took.calls).toBeLessThan(1000);
    expect(took.stream).toBeLessThan(1000);
  });
  test("other sessions, and other people's streams, go on", async () => {
    const as = await withPassword();
    const other = await second(as);
    const [mine, theirs] = [await stream(there, other), await stream(there, await here.person())];
    await timeToEnd(as, () => here.call("POST", "/auth/logout", undefined, { as }));
    expect([mine.endedAt(), theirs.endedAt(), await status(there, other)]).toEqual([0, 0, 200]);
  });
  test("even where the word of it is lost, calls end within a second", async () => {
    const as = await withPassword();
    expect(await status(there, as)).toBe(200);
    await here.query("update sessions set ended_at = now() where id = $1", [as.sessionId]);
    const started = performance.now();
    await until(
      () => status(there, as),
      (code) => code === 401,
      3000,
    );
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test("every call that wants a session answers 401 to an ended one, and public ones still answer", async () => {
  const as = await withPassword();
  await here.call("POST", "/auth/logout", undefined, { as });
  const asked: string[] = [];
  for (const [name, entry] of Object.entries(ENDPOINTS) as [string, Endpoint][]) {
    if (!["session", "token", "admin"].includes(entry.access)) continue;
    const at = entry.path.replace(/:\w+/g, "x");
    const { status: code, body } = await here.call(
      entry.method,
      at,
      entry.method === "GET" ? undefined : {},
      { as },
    );
    if (code === 404 && body.code === "not_found") continue;
    asked.push(name);
    expect([name, code, body.code]).toEqual([name, 401, "unauthorized"]);
  }
  expect(asked.length).toBeGreaterThan(40);
  expect((await here.call("GET", "/api/config", undefined, { as })).status).toBe(200);
});
