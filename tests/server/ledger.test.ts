import { randomInt } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { newId } from "#server/db/ids.ts";
import { orders } from "#server/db/schema-money.ts";
import {
  capture,
  expireLots,
  grant,
  lockAccount,
  refund,
  reserve,
} from "#server/domain/credits/ledger.ts";
import { refundable, takeBack } from "#server/domain/credits/taken-back.ts";
import { settle } from "#server/domain/payments/settle.ts";
import { addMonths } from "#server/domain/plans/timeline.ts";
import { ApiError } from "#server/errors.ts";
import type { PlanId } from "#wire/values.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";
import { measured } from "./support/torture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const DAY = 86_400_000;

/** Plans as one goes up, each for a month; the last is renewed. */
const LADDER = ["basic", "starter", "pro", "professional", "premium"] as const;

/** What the account must look like: lots in the order they are spent, and runs still open. */
interface Model {
  /** Steps of the ladder that were bought, and when each ends. */
  bought: { step: number; ends: number }[];
  lots: { remaining: number; expires: number; id: number; taken?: true }[];
  open: Map<string, { cost: number; uses: [lot: number, credits: number][] }>;
}
type Step =
  | { kind: "grant"; credits: number }
  | { kind: "spend"; cost: number }
  | { kind: "end"; how: "capture" | "refund"; which: number }
  | { kind: "buy" }
  | { kind: "take back"; which: number }
  | { kind: "wait"; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("grant" as const), credits: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant("spend" as const), cost: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant("spend" as const), cost: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant("end" as const),
    how: fc.constantFrom("capture" as const, "refund" as const),
    which: fc.nat(5),
  }),
  fc.record({ kind: fc.constant("buy" as const) }),
  fc.record({ kind: fc.constant("take back" as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant("wait" as const), days: fc.constantFrom(1, 5, 100, 364, 366) }),
);

const PRICE = 99_000;
/** An order as the shop writes it, paid by a notice that comes twice at once. */
async function pay(userId: string, planId: PlanId, now: Date): Promise<string> {
  const [id, paymentId] = [newId("chk_"), newId("pay_")];
  await server.deps.db.insert(orders).values({
    id,
    paymentId,
    userId,
    number: randomInt(2 ** 47),
    planId,
    cycle: "monthly",
    gateway: "sandbox",
    amount: PRICE,
    monthlyCredits: BOUGHT,
    credits: BOUGHT,
    searchFolded: "",
    createdAt: now,
    expiresAt: now,
  });
  const deps = { ...server.deps, now: () => now };
  const said = { order: { id }, reference: null, told: "paid", amount: PRICE } as const;
  const tell = (eventId: string) =>
    settle(deps, "sandbox", { ...said, currency: "VND", eventId: `${id}${eventId}` });
  const outcomes = await Promise.all([tell("a"), tell("a"), tell("b")]);
  expect(outcomes.sort()).toEqual(["known", "known", "paid"]);
  return paymentId;
}
const BOUGHT = 4;

async function play(steps: Step[]) {
  const { id } = await server.person({ credits: 0 });
  let now = new Date("2026-02-20T17:00:00Z");
  const model: Model = { bought: [], lots: [], open: new Map() };
  let made = 0;
  const payments: { id: string; lot: number }[] = [];
  const expire = () => {
    for (const lot of model.lots) if (lot.expires <= now.getTime()) lot.remaining = 0;
  };
  const lotOf = (id: number) => model.lots.find((each) => each.id === id)!;
  /** What comes back of a run's credits: nothing of a purchase that was refunded. */
  const backOf = (uses: [lot: number, credits: number][]) =>
    uses.reduce((sum, [id, credits]) => sum + (lotOf(id).taken ? 0 : credits), 0);
  const balance = () => model.lots.reduce((sum, lot) => sum + lot.remaining, 0);
  const live = <T>(
    work: (
      tx: Parameters<typeof grant>[0],
      account: Awaited<ReturnType<typeof lockAccount>>,
    ) => Promise<T>,
  ) => server.deps.db.transaction(async (tx) => work(tx, await lockAccount(tx, id)));
  for (const one of steps) {
    if (one.kind === "wait") now = new Date(now.getTime() + one.days * DAY);
    if (one.kind === "grant") {
      const lot = { credits: one.credits, source: "plan" as const, cause: `${id}:${made}` };
      expect(await live((tx, account) => grant(tx, account, lot, now))).toBe(true);
      expect(await live((tx, account) => grant(tx, account, lot, now))).toBe(false);
      model.lots.push({ id: made++, remaining: one.credits, expires: now.getTime() + 365 * DAY });
      now = new Date(now.getTime() + 1000);
    }
    if (one.kind === "buy") {
      // The next plan up from what holds, at the top once more: either way its credits come at once.
      const held = model.bought.filter(({ ends }) => ends > now.getTime());
      const top = Math.max(-1, ...held.map(({ step }) => step));
      const step = Math.min(top + 1, LADDER.length - 1);
      const planId = LADDER[step] ?? "basic";
      payments.push({ id: await pay(id, planId, now), lot: made });
      const from = Math.max(
        now.getTime(),
        ...held.filter((one) => one.step >= step).map(({ ends }) => ends),
      );
      model.bought.push({ step, ends: addMonths(new Date(from), 1).getTime() });
      const [account] = await server.query("select plan from users where id = $1", [id]);
      expect(account).toEqual({ plan: planId });
      const expires = now.getTime() + 365 * DAY;
      model.lots.push({ id: made++, remaining: BOUGHT, expires });
      now = new Date(now.getTime() + 1000);
    }
    if (one.kind === "take back" && payments.length > 0) {
      // Once a payment, as the order's own state has it.
      const [payment] = payments.splice(one.which % payments.length, 1) as [(typeof payments)[0]];
      const from = { paymentId: payment.id, reason: "test" };
      const lot = lotOf(payment.lot);
      expect(await live((tx, account) => takeBack(tx, account, from, now))).toBe(lot.remaining);
      expect(await live((tx, account) => takeBack(tx, account, from, now))).toBe(0);
      Object.assign(lot, { remaining: 0, taken: true });
      const left = await server.deps.db.transaction((tx) => refundable(tx, [...model.open.keys()]));
      for (const [generationId, { uses }] of model.open) {
        expect(left.get(generationId) ?? 0).toBe(backOf(uses));
      }
    }
    if (one.kind === "spend") {
      const generationId = newId("gen_");
      const run = { generationId, feature: "virtual_try_on" as const, cost: one.cost };
      const outcome = await live((tx, account) => reserve(tx, account, run, now)).then(
        () => "held",
        (error) => (error instanceof ApiError ? error.code : String(error)),
      );
      const before = model.lots.map((lot) => ({ ...lot }));
      expire();
      if (balance() < one.cost) {
        expect(outcome).toBe("insufficient_credits");
        // The refusal rolled the expiry back as well; it is booked at the next chance.
        model.lots = before;
      } else {
        expect(outcome).toBe("held");
        let open = one.cost;
        const uses: [number, number][] = [];
        for (const lot of [...model.lots].sort((a, b) => a.expires - b.expires || a.id - b.id)) {
          const taken = Math.min(open, lot.remaining);
          if (taken === 0) continue;
          open -= taken;
          lot.remaining -= taken;
          uses.push([lot.id, taken]);
        }
        model.open.set(generationId, { cost: one.cost, uses });
      }
    }
    if (one.kind === "end" && model.open.size > 0) {
      const [generationId, run] = [...model.open][one.which % model.open.size]!;
      model.open.delete(generationId);
      if (one.how === "capture")
        await live((tx, account) => capture(tx, account, generationId, now));
      else {
        const back = { generationId, reason: "test" };
        const returned = await live((tx, account) => refund(tx, account, back, now));
        expect(returned).toBe(backOf(run.uses));
        expire();
        for (const [lotId, credits] of run.uses) {
          const lot = lotOf(lotId);
          if (lot.taken) continue;
          lot.remaining += credits;
          if (lot.expires <= now.getTime()) lot.expires = now.getTime() + 7 * DAY;
        }
        await expect(live((tx, account) => refund(tx, account, back, now))).rejects.toThrow();
      }
    }
    const [row] = await server.query<{ balance: number; sum: number; lots: number }>(
      `select balance, (select coalesce(sum(credits), 0)::int from entries where user_id = $1) as sum,
         (select coalesce(sum(remaining), 0)::int from lots where user_id = $1) as lots from users where id = $1`,
      [id],
    );
    expect(row?.balance).toBeGreaterThanOrEqual(0);
    expect(row?.sum).toBe(row?.balance);
    expect(row?.lots).toBe(row?.balance);
    // A lot past its date counts until its expiry is booked.
    expect(row?.balance).toBe(balance());
  }
  await live((tx, account) => expireLots(tx, account, now));
  expire();
  const [end] = await server.query<{ balance: number }>("select balance from users where id = $1", [
    id,
  ]);
  expect(end?.balance).toBe(balance());
}

test("1,000 sequences of grants, purchases, upgrades, runs, endings, refunds and waits: balance = entries = lots = model", async () => {
  const sequence = fc.array(step, { minLength: 3, maxLength: 14 });
  // Ten accounts at a time, which must not mind each other.
  const ten = fc.array(sequence, { minLength: 10, maxLength: 10 });
  const together = async (all: Step[][]) => void (await Promise.all(all.map(play)));
  await fc.assert(fc.asyncProperty(ten, together), { numRuns: 100 });
  measured({
    check: "8 refund bugs",
    tried:
      "1,000 sequences of grant, purchase, upgrade, spend, capture, refund, taking back, expiry",
    target: "entries = balance = lots = model at every step, never below 0",
    measured: "equal at every step",
  });
}, 600_000);

test("the ledger refuses to be changed, emptied or booked twice", async () => {
  const { id } = await server.person();
  const query = (sql: string) => server.query(sql);
  await expect(query(`update entries set credits = 99 where user_id = '${id}'`)).rejects.toThrow(
    /never changed/,
  );
  await expect(query(`delete from entries where user_id = '${id}'`)).rejects.toThrow(
    /never changed/,
  );
  await expect(query("truncate entries")).rejects.toThrow(/never changed/);
  await expect(query(`update users set balance = -1 where id = '${id}'`)).rejects.toThrow(
    /not_negative/,
  );
  await expect(query("update lots set remaining = -1")).rejects.toThrow(/in_range/);
  await expect(
    query(
      "insert into entries (id, user_id, kind, credits, balance_after, cause) select id || 'x', user_id, kind, credits, balance_after, cause from entries",
    ),
  ).rejects.toThrow(/one_a_cause/);
});
