import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { TOOLS } from "#wire/tools/tools.ts";
import { BILLING_CYCLES, PLAN_IDS } from "#wire/values.ts";
import { picture, startTestServer, type TestServer } from "./support/harness.ts";
import { balance } from "./support/shop.ts";
import { measured, times } from "./support/torture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** What a browser might be made to send instead of the price. */
const ODD = fc.constantFrom<unknown>(
  0,
  1,
  -1,
  -99_000,
  0.5,
  99_000.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  null,
  true,
  "",
  "0",
  "1",
  "free",
  "NaN",
  "Infinity",
  "1e308",
  [],
  [1],
  {},
  { amount: 1 },
  "annual",
  "enterprise",
);
const PRICE_NAMES = fc.constantFrom(
  "amount",
  "price",
  "credits",
  "currency",
  "monthlyCredits",
  "monthly_credits",
  "discount",
  "annual",
  "is_annual",
  "coupon",
  "quantity",
  "total",
  "expires_at",
  "status",
  "payment_id",
);
const extras = fc.dictionary(PRICE_NAMES, ODD, { maxKeys: 4 });

test("whatever is sent beside plan and cycle: 422, or the catalogue's price in whole đồng", async () => {
  const { items } = (await server.call("GET", "/api/plans")).body;
  const priceOf = (plan: string, cycle: string) => {
    const row = items.find(({ id }: { id: string }) => id === plan);
    return row?.[cycle === "annual" ? "price_annual" : "price_monthly"]?.amount ?? null;
  };
  const one = fc.record({
    plan_id: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...PLAN_IDS) }, ODD),
    cycle: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...BILLING_CYCLES) }, ODD),
    more: extras,
  });
  let as = await server.person();
  let opened = 0;
  const play = async ({
    plan_id,
    cycle,
    more,
  }: {
    plan_id: unknown;
    cycle: unknown;
    more: object;
  }) => {
    // An account opens sixty orders an hour at most.
    if (opened % 50 === 49) as = await server.person();
    const sent = { ...more, plan_id, cycle };
    const { status, body } = await server.call("POST", "/api/checkout", sent, { as });
    if (status !== 201) {
      expect([JSON.stringify(sent), status]).toEqual([JSON.stringify(sent), 422]);
      return;
    }
    opened += 1;
    const price = priceOf(String(plan_id), String(cycle));
    expect(body.amount).toEqual({ amount: price, currency: "VND" });
    expect(Number.isInteger(price) && price >= 99_000).toBe(true);
    const [row] = await server.query(
      `select o.amount, o.credits, o.monthly_credits, o.status, s.amount as asked
       from orders o join sandbox_payments s on s.order_id = o.id where o.id = $1`,
      [body.id],
    );
    const { credits } = items.find(({ id }: { id: string }) => id === plan_id);
    const months = cycle === "annual" ? 12 : 1;
    expect(row).toEqual({
      amount: price,
      asked: price,
      status: "pending",
      credits: credits * months,
      monthly_credits: credits,
    });
  };
  await fc.assert(fc.asyncProperty(one, play), { numRuns: times(150, 1000) });
  expect(opened).toBeGreaterThan(30);
  measured({
    check: "18 price and plan set by the client",
    tried: `${times(150, 1000)} altered orders, ${opened} of them accepted`,
    target: "422, or the catalogue's whole price",
    measured: "0 at another price",
  });
}, 600_000);

test("whatever is sent beside a run's settings: it costs what the table says", async () => {
  const as = await server.person({ credits: 300 });
  const asset = (await server.upload(as, await picture())).body.id;
  const names = fc.constantFrom(
    "cost",
    "charged",
    "credits",
    "refunded",
    "plan",
    "priority",
    "free",
  );
  let held = 0;
  const play = async (more: object) => {
    const order = { ...more, model: asset, garment: asset, prompt: "fail:blocked" };
    const { status, body } = await server.call("POST", "/ai/virtual-try-on", order, { as });
    expect([status, body.cost, body.charged]).toEqual([
      202,
      TOOLS.virtual_try_on.cost,
      TOOLS.virtual_try_on.cost,
    ]);
    held += 1;
  };
  await fc.assert(fc.asyncProperty(fc.dictionary(names, ODD, { maxKeys: 3 }), play), {
    numRuns: 60,
  });
  const [spent] = await server.query<{ sum: number }>(
    "select sum(credits)::int as sum from entries where user_id = $1 and kind = 'reserve'",
    [as.id],
  );
  expect(spent?.sum).toBe(-held * TOOLS.virtual_try_on.cost);
  expect(await balance(server, as)).toBeLessThanOrEqual(300);
}, 600_000);
