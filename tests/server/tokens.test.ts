import { beforeAll, expect, test } from "vitest";
import { isTokenValue, newTokenValue } from "#server/security/api-tokens.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { FEATURES } from "#wire/values.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";
import { balance } from "./support/shop.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const DAY = 86_400_000;
const BODY = { name: "Gian hàng", services: ["virtual_try_on"], rate_limit_per_minute: 1000 };
const seller = () => server.person({ plan: "starter", credits: 20 });
const make = async (as: Person, more: object = {}) => {
  const sent = { ...BODY, name: `Khoá ${Math.random()}`, ...more };
  const { status, body } = await server.call("POST", "/api/tokens", sent, { as });
  expect(status).toBe(201);
  return {
    id: body.token.id as string,
    value: body.value as string,
    caller: callerOf(as, body.value),
  };
};
const callerOf = (as: Person, token: string): Person => ({ ...as, token });
const answer = async (method: string, path: string, as: Person, body?: unknown) => {
  const { status, body: said } = await server.call(method, path, body, { as });
  return [status, said.code];
};

test("a value has its prefix and a checksum, and stands in exactly one answer", async () => {
  expect(isTokenValue(newTokenValue())).toBe(true);
  const as = await seller();
  const { status, body } = await server.call("POST", "/api/tokens", BODY, { as });
  expect([status, body]).toEqual([
    201,
    {
      token: {
        id: expect.stringMatching(/^tok_/),
        name: "Gian hàng",
        services: ["virtual_try_on"],
        rate_limit_per_minute: 1000,
        active: true,
        last4: body.value.slice(-4),
        last_used_at: null,
        created_at: expect.any(String),
      },
      value: expect.stringMatching(/^mau_[0-9A-Za-z]{38}$/),
    },
  ]);
  const { value } = body;
  const { id } = body.token;
  for (const path of ["/api/tokens", `/api/tokens/${id}`]) {
    expect(JSON.stringify((await server.call("GET", path, undefined, { as })).body)).not.toContain(
      value,
    );
  }
  const [row] = await server.query("select * from api_tokens where id = $1", [id]);
  expect(JSON.stringify(row)).not.toContain(value.slice(4, 36));
  const patched = await server.call("PATCH", `/api/tokens/${id}`, { name: "Kho" }, { as });
  expect(patched.body).toEqual({ token: { ...body.token, name: "Kho" } });
});

test("refusals come as 401, 403, then 422; a plan without API lists and deletes, and makes none", async () => {
  const free = await server.person();
  expect((await server.call("POST", "/api/tokens", {})).status).toBe(401);
  expect(await answer("POST", "/api/tokens", free, {})).toEqual([403, "plan_required"]);
  const as = await seller();
  const wrong = { name: " ", services: [], rate_limit_per_minute: 1001 };
  const { status, body } = await server.call("POST", "/api/tokens", wrong, { as });
  expect([status, body.fields]).toEqual([
    422,
    {
      name: "Please enter a token name.",
      services: "Please select at least one service permission.",
      rate_limit_per_minute: "Rate limit must be between 1 and 1000 requests per minute.",
    },
  ]);
  const { id, caller } = await make(as);
  await server.query("update users set plan = 'free_trial' where id = $1", [as.id]);
  server.deps.sessions.forget();
  expect(await answer("GET", "/api/credits", caller)).toEqual([403, "plan_required"]);
  expect(await answer("PATCH", `/api/tokens/${id}`, as, {})).toEqual([403, "plan_required"]);
  const listed = await server.call("GET", "/api/tokens", undefined, { as });
  expect(listed.body.items.map((token: { id: string }) => token.id)).toEqual([id]);
  await server.query("update users set plan = 'starter' where id = $1", [as.id]);
  server.deps.sessions.forget();
  expect(await answer("GET", "/api/credits", caller)).toEqual([200, undefined]);
  await server.query("update users set plan = 'free_trial' where id = $1", [as.id]);
  server.deps.sessions.forget();
  expect((await server.call("DELETE", `/api/tokens/${id}`, undefined, { as })).status).toBe(204);
});

test("names are unique to the account, twenty is the most, also at once", async () => {
  const as = await seller();
  await make(as, { name: "Một" });
  const again = await server.call("POST", "/api/tokens", { ...BODY, name: " Một " }, { as });
  expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ["name"]]);
  const second = await make(as, { name: "Hai" });
  const renamed = await server.call("PATCH", `/api/tokens/${second.id}`, { name: "Một" }, { as });
  expect(renamed.status).toBe(422);
  const other = await seller();
  await make(other, { name: "Một" });
  const many = await Promise.all(
    Array.from({ length: 22 }, (_, n) =>
      server.call("POST", "/api/tokens", { ...BODY, name: `Số ${n}` }, { as }),
    ),
  );
  expect(many.filter(({ status }) => status === 201).length).toBe(18);
  expect(many.filter(({ status }) => status === 409).length).toBe(4);
});

test("switched off, replaced, deleted, mistyped and another's: 401 at once", async () => {
  const as = await seller();
  const { id, caller } = await make(as);
  const use = (who: Person) => answer("GET", "/api/credits", who);
  expect(await use(caller)).toEqual([200, undefined]);
  await server.call("PATCH", `/api/tokens/${id}`, { active: false }, { as });
  expect(await use(caller)).toEqual([401, "unauthorized"]);
  await server.call("PATCH", `/api/tokens/${id}`, { active: true }, { as });
  expect((await use(caller))[0]).toBe(200);
  const { body } = await server.call("POST", `/api/tokens/${id}/regenerate`, undefined, { as });
  expect((await use(caller))[0]).toBe(401);
  expect((await use(callerOf(as, body.value)))[0]).toBe(200);
  const mistyped = callerOf(as, `${body.value.slice(0, -1)}${body.value.endsWith("0") ? 1 : 0}`);
  await server.query("alter table api_tokens rename to away");
  expect((await use(mistyped))[0]).toBe(401);
  await server.query("alter table away rename to api_tokens");
  const stranger = await seller();
  const calls: [string, string, unknown?][] = [
    ["GET", `/api/tokens/${id}`],
    ["PATCH", `/api/tokens/${id}`, { name: "x" }],
    ["POST", `/api/tokens/${id}/regenerate`],
    ["DELETE", `/api/tokens/${id}`],
  ];
  for (const [method, path, sent] of calls) {
    expect((await server.call(method, path, sent, { as: stranger })).status).toBe(404);
  }
  await server.call("DELETE", `/api/tokens/${id}`, undefined, { as });
  expect((await use(callerOf(as, body.value)))[0]).toBe(401);
});

test("a token does what its services say, nothing else, and no refusal costs anything", async () => {
  const as = await seller();
  const { caller } = await make(as);
  const asset = (await server.upload(as, await picture())).body.id;
  const before = await balance(server, as);
  const orders = {
    "/ai/body-generator": {},
    "/ai/hairstyle-changer": { photo: asset, gender: "female", style: "pixie" },
    "/ai/image-to-video": { image: asset, motion: "natural" },
    "/ai/image-editing/edits": { image: asset, preset: "enhance" },
  };
  for (const [path, sent] of Object.entries(orders)) {
    expect(await answer("POST", path, caller, sent)).toEqual([403, "service_not_permitted"]);
  }
  expect(await balance(server, as)).toBe(before);
  const run = await server.call(
    "POST",
    "/ai/virtual-try-on",
    { model: asset, garment: asset },
    { as: caller },
  );
  expect(run.status).toBe(202);
  expect(await balance(server, as)).toBe(before - 1);
  const edit = await server.call(
    "POST",
    "/ai/image-editing/edits",
    orders["/ai/image-editing/edits"],
    { as },
  );
  const listed = await server.call("GET", "/api/generations", undefined, { as: caller });
  expect(listed.body.items.map(({ id }: { id: string }) => id)).toEqual([run.body.id]);
  const hidden = `/api/generations/${edit.body.id}`;
  const refused: [string, string, unknown?][] = [
    ["GET", hidden],
    ["DELETE", hidden],
    ["GET", `${hidden}/events`],
    ["GET", `${hidden}/download`],
    ["POST", `${hidden}/cancel`],
    ["POST", `${hidden}/regenerate`, {}],
    ["POST", `${hidden}/share`],
    ["POST", "/api/generations/download", { ids: [edit.body.id] }],
    ["POST", "/ai/virtual-try-on", { model: asset, garment: asset, parent_id: edit.body.id }],
  ];
  for (const [method, path, sent] of refused) {
    expect([path, ...(await answer(method, path, caller, sent))]).toEqual([path, 404, "not_found"]);
  }
});

test("every call that asks for a session or an administrator is 403 to a token", async () => {
  const as = await seller();
  const { caller } = await make(as);
  for (const entry of Object.values(ENDPOINTS) as Endpoint[]) {
    if (entry.access !== "session" && entry.access !== "admin") continue;
    const path = entry.path.replace(/:\w+/, "x_1");
    const [status, code] = await answer(entry.method, path, caller);
    // What is not served yet is not found.
    if (status !== 404) expect([path, status, code]).toEqual([path, 403, "forbidden"]);
  }
  expect(await answer("GET", "/auth/profile", callerOf(as, newTokenValue()))).toEqual([
    401,
    "unauthorized",
  ]);
});

test("calls are counted by token over both processes: never more than the limit in sixty seconds", async () => {
  const beside = await startTestServer({ beside: server });
  const as = await seller();
  const { id, caller } = await make(as, { rate_limit_per_minute: 60 });
  const burst = (calls: number) =>
    Promise.all(
      Array.from({ length: calls }, (_, n) => {
        const headers = { "x-forwarded-for": `203.0.113.${n % 250}` };
        const process = n % 2 ? server : beside;
        return process.call("GET", "/api/credits", undefined, { as: caller, headers });
      }),
    );
  const first = await burst(200);
  const taken = first.filter(({ status }) => status === 200);
  expect([taken.length, first.filter(({ status }) => status === 429).length]).toEqual([60, 140]);
  const refused = first.find(({ status }) => status === 429);
  const wait = Number(refused?.headers.get("retry-after"));
  expect(wait > 50 && wait <= 60).toBe(true);
  expect(refused?.headers.get("ratelimit-remaining")).toBe("0");
  expect(taken[0]?.headers.get("ratelimit-limit")).toBe("60");
  expect(taken[0]?.headers.get("ratelimit-policy")).toBe('"token";q=60;w=60');
  expect(taken[0]?.headers.get("ratelimit")).toMatch(/^"token";r=\d+;t=\d+$/);
  // Calls that have left the window make room for as many.
  await server.query(
    `update api_token_calls set at = at - interval '70 seconds' where ctid in
       (select ctid from api_token_calls where token_id = $1 order by at limit 25)`,
    [id],
  );
  const second = await burst(100);
  expect(second.filter(({ status }) => status === 200).length).toBe(25);
  await server.call("PATCH", `/api/tokens/${id}`, { rate_limit_per_minute: 1 }, { as });
  expect((await burst(4)).every(({ status }) => status === 429)).toBe(true);
});

test("last use and statistics: today, thirty days, by tool", async () => {
  const as = await seller();
  const { id, caller } = await make(as, { services: FEATURES });
  await make(as, { name: "tắt" }).then(({ id: off }) =>
    server.call("PATCH", `/api/tokens/${off}`, { active: false }, { as }),
  );
  await completedRun(server, caller);
  const stats = async () => (await server.call("GET", "/api/tokens/stats", undefined, { as })).body;
  const today = await stats();
  expect(today).toMatchObject({
    total: 2,
    active: 1,
    by_service: { virtual_try_on: 1, image_editing: 0, image_to_video: 0 },
  });
  expect(today.requests_today).toBe(today.requests_30d);
  expect(today.requests_today).toBeGreaterThan(2);
  const { body } = await server.call("GET", `/api/tokens/${id}`, undefined, { as });
  expect(Math.abs(Date.parse(body.last_used_at) - Date.now())).toBeLessThan(60_000);
  await server.query("update api_uses set day = day - 2 where user_id = $1", [as.id]);
  expect(await stats()).toMatchObject({ requests_today: 0, requests_30d: today.requests_30d });
  await server.query("update api_uses set day = day - 40 where user_id = $1", [as.id]);
  expect(await stats()).toMatchObject({ requests_30d: 0, by_service: { virtual_try_on: 0 } });
});

test("a token's plan ends with the plan, at the very call", async () => {
  const as = await seller();
  const { caller } = await make(as);
  await server.query("update users set plan_period_end = $1 where id = $2", [
    new Date(server.deps.now().getTime() + DAY),
    as.id,
  ]);
  expect((await answer("GET", "/api/credits", caller))[0]).toBe(200);
  server.pass(2 * DAY);
  expect(await answer("GET", "/api/credits", caller)).toEqual([403, "plan_required"]);
});
