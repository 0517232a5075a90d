import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#server/db/schema.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { TIMES } from "#wire/limits.ts";
import { FEATURES } from "#wire/values.ts";
import { type Person, startTestServer, type TestServer, until } from "./support/harness.ts";
import { administrator, completedRun } from "./support/runs.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator(server);
});

const get = (at: string, as: Person | undefined = admin) =>
  server.call("GET", `/api/admin/${at}`, undefined, as ? { as } : {});
const put = (id: string, body: object, as = admin) =>
  server.call("PUT", `/api/admin/users/${id}`, body, { as });
async function named(name: string): Promise<Person> {
  const as = await server.person();
  const { fold } = await import("#wire/fold.ts");
  await server.query("update users set name = $1, name_folded = $2 where id = $3", [
    name,
    fold(name),
    as.id,
  ]);
  return as;
}
const namesOf = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

describe("who may call", () => {
  const calls = (Object.entries(ENDPOINTS) as [string, Endpoint][]).filter(
    ([, entry]) => entry.access === "admin",
  );
  test("every administrators' call is 401 without a token, 403 for an account and an API token", async () => {
    const me = await server.person();
    await put(me.id, { plan: "pro" });
    const made = await server.call(
      "POST",
      "/api/tokens",
      { name: "khoá", services: [...FEATURES], rate_limit_per_minute: 1000 },
      { as: me },
    );
    expect(made.status).toBe(201);
    const claimed = { ...me, token: forged(me.token, { email: admin.email, sub: admin.email }) };
    expect(calls.length).toBeGreaterThan(20);
    for (const [name, { method, path }] of calls) {
      const at = path.replace(/:\w+/g, me.id);
      const statuses = await Promise.all(
        [undefined, claimed, me, { ...me, token: made.body.value }].map(async (as) => {
          const { status, body } = await server.call(
            method,
            at,
            method === "GET" ? undefined : {},
            as ? { as } : {},
          );
          expect(Object.keys(body)).not.toContain("items");
          return status;
        }),
      );
      expect([name, ...statuses]).toEqual([name, 401, 401, 403, 403]);
    }
    expect((await get("nothing", me)).status).toBe(403);
    expect((await get("nothing")).status).toBe(404);
  });
});
/** The same token with other claims, unsigned for them. */
function forged(token: string, claims: object): string {
  const [head = "", body = "", mark = ""] = token.split(".");
  const own = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
  return [
    head,
    Buffer.from(JSON.stringify({ ...own, ...claims })).toString("base64url"),
    mark,
  ].join(".");
}

describe("accounts", () => {
  test("are found by name without marks, by address, plan and confirmation; wildcards are letters", async () => {
    const [dam, percent] = [await named("Đầm Dạ Hội"), await named("100%_Cotton")];
    for (const words of ["dam da", "ĐẦM", "đầm", "da hoi"]) {
      expect(namesOf((await get(`users/search?name=${encodeURIComponent(words)}`)).body)).toEqual([
        "Đầm Dạ Hội",
      ]);
    }
    expect(namesOf((await get("users/search?name=%25_")).body)).toEqual(["100%_Cotton"]);
    expect((await get("users/search?name=%25zz")).body.total).toBe(0);
    const byMail = await get(`users/search?email=${percent.email.slice(0, 12).toUpperCase()}`);
    expect(namesOf(byMail.body)).toContain("100%_Cotton");
    await put(dam.id, { plan: "basic", is_verified: false });
    expect(namesOf((await get("users/search?plan=basic&is_verified=false")).body)).toEqual([
      "Đầm Dạ Hội",
    ]);
    expect(namesOf((await get("users/search?plan=basic&is_verified=true")).body)).toEqual([]);
  });
  test("come fifty at a time unless told otherwise, with their number; bad bounds are refused", async () => {
    for (let n = 0; n < 52; n++) await named(`Trang ${String(n).padStart(2, "0")}`);
    for (const at of ["users/search?name=trang", "users/generation-summary?"]) {
      const { body } = await get(at);
      expect([body.items.length, body.limit, body.offset]).toEqual([50, 50, 0]);
      const rest = (await get(`${at}&limit=50&offset=50`)).body;
      expect(rest.items.length).toBe(rest.total - 50);
      const ids = [...body.items, ...rest.items].map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(body.total);
    }
    for (const bad of [
      "limit=101",
      "limit=-1",
      "offset=-1",
      "limit=x",
      "is_verified=maybe",
      "plan=x",
    ])
      expect([bad, (await get(`users/search?${bad}`)).status]).toEqual([bad, 422]);
    for (const bad of ["min_generations=-1", "min_generations=nhiều", "plan_filter=x"])
      expect([bad, (await get(`users/generation-summary?${bad}`)).status]).toEqual([bad, 422]);
  });
  test("with what they made: busiest first, no fewer than asked, within days", async () => {
    const busy = await server.person({ credits: 20 });
    const runs = [await completedRun(server, busy), await completedRun(server, busy)];
    const { items } = (await get("users/generation-summary?min_generations=2")).body;
    expect(items[0]).toMatchObject({ id: busy.id, generations: 2, credits: 18 });
    expect(items[0].last_generation_at).toBe(runs[1].created_at);
    expect(
      (await get("users/generation-summary?min_generations=1&plan_filter=pro")).body.items,
    ).toEqual([]);
    const made = (days: string) => get(`users/${busy.id}/generations?${days}`);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ho_Chi_Minh" }).format(
      server.deps.now(),
    );
    expect((await made("")).body.items.map(({ id }: { id: string }) => id)).toEqual([
      runs[1].id,
      runs[0].id,
    ]);
    expect((await made(`start_date=${today}&end_date=${today}`)).body.items).toHaveLength(2);
    // Somebody's runs were looked at: it is written down, once however many pages were turned.
    const looks = async () => (await get(`audit?action=user.runs_read&q=${busy.id}`)).body.items;
    await made("limit=1&offset=1");
    const first = { subject_id: busy.id, details: { count: 2 } };
    expect(await looks()).toMatchObject([first]);
    const longAgo = new Date(Date.now() - TIMES.sameLook - 1_000);
    await server.deps.db
      .update(auditEntries)
      .set({ createdAt: longAgo })
      .where(eq(auditEntries.subjectId, busy.id));
    await made("limit=1&offset=1");
    expect(await looks()).toMatchObject([first, first]);
    expect((await made("end_date=2020-01-01")).body.items).toEqual([]);
    for (const bad of [
      "start_date=2026-02-31",
      "end_date=hôm",
      "start_date=2026-02-02&end_date=2026-02-01",
    ])
      expect([bad, (await made(bad)).status]).toEqual([bad, 422]);
    expect((await get("users/usr_nobody/generations")).status).toBe(404);
    expect((await get("users/usr_nobody")).status).toBe(404);
  });
});

describe("a change by an administrator", () => {
  let me: Person;
  beforeEach(async () => {
    me = await server.person();
  });
  const balance = async () => {
    const { body } = await server.call("GET", "/api/credits", undefined, { as: me });
    return {
      ...body,
      lots: body.lots.reduce((n: number, lot: { remaining: number }) => n + lot.remaining, 0),
    };
  };
  const audit = async () =>
    (await get("audit")).body.items.filter(
      ({ subject_id }: { subject_id: string }) => subject_id === me.id,
    );

  test("of credits is a ledger entry with its reason; never more is taken than there is", async () => {
    const before = (await balance()).balance;
    const given = await put(me.id, { credits_delta: 12, reason: "đền lượt hỏng" });
    expect([given.status, given.body.credits]).toEqual([200, before + 12]);
    const taken = await put(me.id, { credits_delta: -(before + 10), reason: "gỡ nhầm" });
    expect(taken.body.credits).toBe(2);
    expect(await balance()).toMatchObject({ balance: 2, lots: 2 });
    const { items } = (await server.call("GET", "/api/credits/entries", undefined, { as: me }))
      .body;
    expect(items.slice(0, 2)).toMatchObject([
      { kind: "adjust", credits: -(before + 10), balance_after: 2, reason: "gỡ nhầm" },
      { kind: "adjust", credits: 12, reason: "đền lượt hỏng" },
    ]);
    const tooMuch = await put(me.id, { credits_delta: -3, reason: "x" });
    expect([tooMuch.status, Object.keys(tooMuch.body.fields)]).toEqual([422, ["credits_delta"]]);
    for (const body of [
      { credits_delta: 5 },
      { credits_delta: 5, reason: " " },
      { credits_delta: 1.5, reason: "x" },
      { credits_delta: 10_000_000_000, reason: "x" },
    ])
      expect((await put(me.id, body)).status).toBe(422);
    expect((await balance()).balance).toBe(2);
    expect((await audit()).map(({ details }: { details: object }) => details)).toMatchObject([
      { credits: -(before + 10), balance: 2, reason: "gỡ nhầm" },
      { credits: 12, reason: "đền lượt hỏng" },
    ]);
  });
  test("taken by twenty at once, the balance never falls below nothing", async () => {
    await put(me.id, { credits_delta: 10, reason: "thử" });
    const before = (await balance()).balance;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => put(me.id, { credits_delta: -1, reason: "thử" })),
    );
    const done = all.filter(({ status }) => status === 200).length;
    expect(done).toBe(Math.min(20, before));
    expect(await balance()).toMatchObject({ balance: before - done, lots: before - done });
  });
  test("of the plan holds at once, without an end, over whatever there was", async () => {
    expect((await put(me.id, { plan: "starter" })).body.plan).toBe("starter");
    const profile = async () =>
      (await server.call("GET", "/auth/profile", undefined, { as: me })).body.user;
    expect(await profile()).toMatchObject({ plan: "starter", plan_period_end: null });
    const checkout = (
      await server.call("POST", "/api/checkout", { plan_id: "pro", cycle: "monthly" }, { as: me })
    ).body;
    await server.call("POST", `/api/dev/payments/${checkout.id}`, { action: "approve" });
    await until(profile, ({ plan }) => plan === "pro");
    expect((await put(me.id, { plan: "basic" })).body.plan).toBe("basic");
    expect(await profile()).toMatchObject({
      plan: "basic",
      plan_period_end: null,
      plan_next: null,
    });
    server.deps.sessions.forget();
    expect((await put(me.id, { plan: "free_trial" })).body.plan).toBe("free_trial");
    expect(await profile()).toMatchObject({ plan: "free_trial", plan_period_end: null });
    expect((await put(me.id, { plan: "free_trial" })).status).toBe(200);
    expect((await audit()).map(({ action }: { action: string }) => action)).toEqual(
      Array(3).fill("user.plan"),
    );
  });
  test("that locks an account ends its sessions and tokens at once; unlocked, it logs in again", async () => {
    await put(me.id, { plan: "starter" });
    const made = await server.call(
      "POST",
      "/api/tokens",
      { name: "k", services: ["image_editing"], rate_limit_per_minute: 60 },
      { as: me },
    );
    const token = { ...me, token: made.body.value };
    expect((await server.call("GET", "/api/credits", undefined, { as: token })).status).toBe(200);
    expect((await put(me.id, { active: false })).body.active).toBe(false);
    expect((await server.call("GET", "/api/credits", undefined, { as: me })).status).toBe(401);
    expect((await server.call("GET", "/api/credits", undefined, { as: token })).status).toBe(403);
    expect((await put(me.id, { active: true })).body.active).toBe(true);
    expect((await server.call("GET", "/api/credits", undefined, { as: token })).status).toBe(200);
    expect((await audit()).map(({ action }: { action: string }) => action)).toEqual([
      "user.unlocked",
      "user.locked",
      "user.plan",
    ]);
  });
  test("cannot shut out the one who makes it, and asks for no unknown field", async () => {
    for (const body of [{ active: false }, { is_verified: false }]) {
      const refused = await put(admin.id, body);
      expect([refused.status, refused.body.fields]).toEqual([
        422,
        { [Object.keys(body)[0] as string]: "You can't do this to your own account" },
      ]);
    }
    expect((await put("usr_nobody", { plan: "basic" })).status).toBe(404);
    expect((await put(me.id, { plan: "everything" })).status).toBe(422);
    expect(await audit()).toEqual([]);
  });
});

describe("figures", () => {
  test("of accounts: all, confirmed, new by period, by plan", async () => {
    const { body } = await get("statistics/users?period=daily");
    const [row] = await server.query<{ all: string; verified: string }>(
      "select count(*) as all, count(verified_at) as verified from users where deleted_at is null",
    );
    expect([body.total, body.verified]).toEqual([Number(row?.all), Number(row?.verified)]);
    expect(Object.values(body.by_plan as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(
      body.total,
    );
    expect(body.new.reduce((n: number, day: { count: number }) => n + day.count, 0)).toBe(
      body.total,
    );
  });
  test("of runs: by tool and outcome, monthly unless told otherwise, narrowed by tool and days", async () => {
    const busy = await server.person({ credits: 20 });
    await completedRun(server, busy);
    const all = (await get("statistics/generations")).body;
    expect((await get("statistics/generations?period=monthly")).body).toEqual(all);
    expect(all.total).toBeGreaterThan(0);
    expect(all.by_feature.virtual_try_on).toBe(all.total);
    expect(all.success_rate).toBe(1);
    expect(all.p50_ms).toBeGreaterThanOrEqual(0);
    expect(all.series).toEqual([
      {
        date: expect.stringMatching(/^\d{4}-\d\d-01$/),
        feature: "virtual_try_on",
        count: all.total,
      },
    ]);
    expect((await get("statistics/generations?ai_function=image_editing")).body).toMatchObject({
      total: 0,
      success_rate: null,
      p50_ms: null,
      series: [],
    });
    expect((await get("statistics/generations?end_date=2020-01-01")).body.total).toBe(0);
    for (const bad of ["period=hourly", "ai_function=x", "start_date=2026-13-01", "end_date=1"])
      expect([bad, (await get(`statistics/generations?${bad}`)).status]).toEqual([bad, 422]);
  });
  test("to begin with: people, today's runs, how they end, what waits, what was earned this month", async () => {
    const form = new FormData();
    const message = { first_name: "Lan", last_name: "Nguyễn", email: "la@mau.test", topic: "api" };
    for (const [name, value] of Object.entries({ ...message, description: "mười ký tự" }))
      form.set(name, value);
    for (let n = 0; n < 2; n++)
      await fetch(`${server.url}/api/contact`, { method: "POST", body: form });
    await server.query(
      "update contact_messages set created_at = now() - interval '8 days' where id = (select min(id) from contact_messages)",
    );
    const { body } = await get("dashboard/summary");
    const [users] = await server.query<{ n: string }>(
      "select count(*) as n from users where deleted_at is null",
    );
    const [paid] = await server.query<{ n: string }>(
      "select coalesce(sum(amount), 0) as n from orders where paid_at is not null and refunded_at is null",
    );
    expect(body).toEqual({
      users: Number(users?.n),
      generations_today: 3,
      success_rate: 1,
      queue_depth: 0,
      revenue_month: Number(paid?.n),
      pending_comments: 0,
      pending_community: 0,
      pending_reports: 0,
      contact_messages: 1,
      subscribers: 0,
      days: expect.any(Array),
    });
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ho_Chi_Minh" }).format(
      server.deps.now(),
    );
    expect(body.days).toHaveLength(14);
    expect(body.days.at(-1)).toEqual({ date: today, generations: 3, failed: 0 });
    expect(body.revenue_month).toBeGreaterThan(0);
  });
});
