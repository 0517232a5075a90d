import { beforeAll, expect, test } from "vitest";
import { addMonths } from "#server/domain/plans/timeline.ts";
import { settlePlans } from "#server/scheduled/plans.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";
import { balance, buy, profile } from "./support/shop.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

test("seven plans with whole VND, the year at a fifth less, and how each stands to the caller's", async () => {
  const { body } = await server.call("GET", "/api/plans");
  const rows = body.items.map((plan: Record<string, { amount: number } | null>) => [
    plan.id,
    plan.price_monthly?.amount ?? null,
    plan.price_annual?.amount ?? null,
    plan.per_month_annual?.amount ?? null,
    plan.credits,
    plan.relation,
  ]);
  expect(rows).toEqual([
    ["free_trial", 0, null, null, 5, null],
    ["basic", 99_000, 950_000, 79_167, 60, null],
    ["starter", 199_000, 1_910_000, 159_167, 140, null],
    ["pro", 399_000, 3_830_000, 319_167, 320, null],
    ["professional", 799_000, 7_670_000, 639_167, 700, null],
    ["premium", 1_499_000, 14_390_000, 1_199_167, 1500, null],
    ["enterprise", null, null, null, null, null],
  ]);
  const as = await server.person({ plan: "starter" });
  await server.query("update plans set on_sale = false where id = 'pro'");
  const own = (await server.call("GET", "/api/plans", undefined, { as })).body.items;
  await server.query("update plans set on_sale = true where id = 'pro'");
  expect(own.map((plan: { relation: string }) => plan.relation)).toEqual([
    "downgrade",
    "downgrade",
    "current",
    "inactive",
    "upgrade",
    "upgrade",
    "upgrade",
  ]);
});

test("nothing unbuilt is sold: batch, team and the like are there and not available", async () => {
  const { body } = await server.call("GET", "/api/plans");
  const unbuilt = ["batch", "priority_support", "vip_support", "team", "white_label"];
  const rows: { key: string; available: boolean }[] = body.items.at(-1).features;
  expect(rows.filter(({ available }) => !available).map(({ key }) => key)).toEqual(unbuilt);
});

test("months are counted as PostgreSQL counts them in Vietnam, in 10,000 cases", async () => {
  const cases = Array.from({ length: 10_000 }, (_, n) => ({
    from: new Date(Date.UTC(2026, 0, 1) + n * 3_967_001 * 7),
    months: (n % 14) + 1,
  }));
  const rows = await server.query<{ ends: Date }>(
    `select ((at_time at time zone 'Asia/Ho_Chi_Minh') + make_interval(months => months))
       at time zone 'Asia/Ho_Chi_Minh' as ends
     from unnest($1::timestamptz[], $2::int[]) with ordinality as t(at_time, months, n) order by n`,
    [cases.map(({ from }) => from), cases.map(({ months }) => months)],
  );
  const wrong = cases.filter(
    ({ from, months }, n) => addMonths(from, months).getTime() !== rows[n]?.ends.getTime(),
  );
  expect(wrong).toEqual([]);
});

const DAY = 86_400_000;
const later = async (days: number) => {
  server.pass(days * DAY);
  // Two processes do their duties at the same time, and each of them twice.
  await Promise.all([settlePlans(server.deps), settlePlans(server.deps)]);
  await settlePlans(server.deps);
};
const subjects = async (as: Person): Promise<string[]> =>
  (
    await server.query<{ subject: string }>(
      'select subject from mails where "to" = $1 order by created_at desc, id desc',
      [as.email],
    )
  ).map(({ subject }) => subject);

test("a month ends in the free plan with its credits kept; mails say so seven days and one day before", async () => {
  let as = await server.person();
  await buy(server, as, "basic");
  const end = new Date((await profile(server, as)).plan_period_end);
  const month = addMonths(server.deps.now(), 1).getTime() - end.getTime();
  expect(month >= 0 && month < 5000).toBe(true);
  await later((end.getTime() - server.deps.now().getTime()) / DAY - 6.9);
  as = await server.again(as);
  const seven = (await subjects(as)).filter((subject) => subject.startsWith("Gói Cơ bản dùng đến"));
  expect(seven.length).toBe(1);
  await later(6);
  expect((await subjects(as)).filter((text) => text.startsWith("Gói Cơ bản")).length).toBe(2);
  await later(1);
  as = await server.again(as);
  expect(await profile(server, as)).toMatchObject({ plan: "free_trial", plan_period_end: null });
  expect(await balance(server, as)).toBe(65);
});

test("the plan's end shows at the very call after it, before any duty ran", async () => {
  let as = await server.person();
  await buy(server, as, "pro");
  server.pass(32 * DAY);
  as = await server.again(as);
  const { body } = await server.call("GET", "/api/dashboard", undefined, { as });
  expect(body.plan).toMatchObject({ id: "free_trial", period_end: null });
});

test("a year brings twelve lots, one a month, whatever runs how often; each keeps for a year", async () => {
  let as = await server.person({ credits: 0 });
  await buy(server, as, "starter", "annual");
  const begun = server.deps.now();
  const seen = [await balance(server, as)];
  for (let month = 1; month <= 12; month++) {
    const due = addMonths(begun, month).getTime() + 60_000;
    const days = (due - server.deps.now().getTime()) / DAY;
    await later(days - 3);
    await later(3);
    as = await server.again(as);
    seen.push(await balance(server, as));
  }
  expect(seen.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, n) => 140 * (n + 1)));
  // The first month's lot has run out by now, and nothing comes after the twelfth.
  expect(seen[12]).toBe(140 * 11);
  expect((await profile(server, as)).plan).toBe("free_trial");
  const kinds = await server.query(
    "select kind, count(*)::int from entries where user_id = $1 group by kind order by kind",
    [as.id],
  );
  expect(kinds).toEqual([
    { kind: "expire", count: 1 },
    { kind: "grant", count: 12 },
  ]);
  const warned = (await subjects(as)).filter((text) => text.includes("sắp hết hạn"));
  expect(warned).toEqual(["140 credit sắp hết hạn"]);
});

test("renewal, upgrade and downgrade: at once when higher, afterwards else; no paid month is lost", async () => {
  let as = await server.person({ credits: 0 });
  await buy(server, as, "basic", "annual");
  const year = (await profile(server, as)).plan_period_end;
  await buy(server, as, "pro");
  const up = await profile(server, as);
  expect(up).toMatchObject({ plan: "pro", credits: 380, plan_next: { id: "basic" } });
  await buy(server, as, "pro");
  const renewed = await profile(server, as);
  expect([renewed.credits, renewed.plan_period_end]).toEqual([
    700,
    addMonths(new Date(up.plan_period_end), 1).toISOString(),
  ]);
  await buy(server, as, "starter");
  expect(await profile(server, as)).toMatchObject({
    plan: "pro",
    credits: 700,
    plan_next: { id: "starter", starts_at: renewed.plan_period_end },
  });
  await later(63);
  as = await server.again(as);
  // 700 and the starter's 140, and two more months of the year of basic.
  expect(await profile(server, as)).toMatchObject({ plan: "starter", credits: 960 });
  await later(31);
  as = await server.again(as);
  expect(await profile(server, as)).toMatchObject({ plan: "basic", plan_period_end: year });
});

test("a plan given by hand without end leaves nothing as high to buy, and comes back after a higher one", async () => {
  let as = await server.person({ plan: "pro" });
  const sent = { plan_id: "basic", cycle: "monthly" };
  const { body } = await server.call("POST", "/api/checkout", sent, { as });
  expect(Object.keys(body.fields)).toEqual(["plan_id"]);
  await buy(server, as, "premium");
  expect(await profile(server, as)).toMatchObject({ plan: "premium", plan_next: { id: "pro" } });
  await later(32);
  as = await server.again(as);
  expect(await profile(server, as)).toMatchObject({ plan: "pro", plan_period_end: null });
});

test("on the unlimited plan a run costs 0: an entry of 0, nothing taken", async () => {
  const as = await server.person({ plan: "enterprise", credits: 0 });
  const run = await completedRun(server, as);
  expect([run.cost, run.charged]).toEqual([0, 0]);
  const { body } = await server.call("GET", "/api/credits/entries", undefined, { as });
  expect(body.items.map(({ kind, credits }: Record<string, unknown>) => [kind, credits])).toEqual([
    ["capture", 0],
    ["reserve", 0],
  ]);
  await server.query("update rate_limits set points = 2000 where key = $1", [`fair-use:${as.id}`]);
  const { asset } = run.inputs[0];
  const more = { model: asset.id, garment: asset.id };
  expect((await server.call("POST", "/ai/virtual-try-on", more, { as })).status).toBe(429);
});
