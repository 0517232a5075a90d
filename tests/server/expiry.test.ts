import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { newId } from "#server/db/ids.ts";
import { lockAccount, refund, reserve } from "#server/domain/credits/ledger.ts";
import { addMonths, type Span, standingAt } from "#server/domain/plans/timeline.ts";
import { ApiError } from "#server/errors.ts";
import { TIMES } from "#wire/limits.ts";
import { rankOf } from "#wire/plans.ts";
import { PLAN_IDS, type PlanId } from "#wire/values.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";
import { measured, times } from "./support/torture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const at = (text: string) => new Date(`${text}+07:00`).getTime();
/** Instants where calendars go wrong: ends of months and of the year in Vietnam, a leap day, midnight in UTC. */
const CORNERS = [
  "2027-12-31T23:59:59.999",
  "2028-01-01T00:00:00.000",
  "2028-01-31T23:30:00.000",
  "2028-02-28T23:59:59.999",
  "2028-02-29T00:00:00.000",
  "2028-02-29T12:00:00.000",
  "2028-03-01T06:59:59.999",
  "2028-03-01T07:00:00.000",
  "2028-03-26T09:00:00.000",
  "2028-04-30T23:00:00.000",
  "2028-10-29T08:00:00.000",
  "2028-11-30T23:59:59.999",
].map(at);
const DAY = 86_400_000;
const [FIRST, LAST] = [at("2027-12-01T00:00:00.000"), at("2029-02-01T00:00:00.000")];
const instant = fc.oneof(
  fc.constantFrom(...CORNERS),
  fc.integer({ min: FIRST, max: LAST }),
  fc
    .tuple(fc.constantFrom(...CORNERS), fc.integer({ min: 0, max: 14 }))
    .map(([from, months]) => addMonths(new Date(from), months).getTime()),
);
/** Just before, exactly at and just after. */
const edge = fc.constantFrom(-1, 0, 1, -DAY, DAY);

interface Case {
  lots: { credits: number; granted: number }[];
  /** When it is spent: at a lot's end and an edge of it, or at any time. */
  spend: { cost: number; near: number; by: number; any: number | null };
  /** Days later that it is given back. */
  back: number | null;
}
const one: fc.Arbitrary<Case> = fc.record({
  lots: fc.array(fc.record({ credits: fc.integer({ min: 1, max: 9 }), granted: instant }), {
    minLength: 1,
    maxLength: 4,
  }),
  spend: fc.record({
    cost: fc.integer({ min: 1, max: 20 }),
    near: fc.nat(3),
    by: edge,
    any: fc.option(instant, { freq: 2 }),
  }),
  back: fc.option(fc.constantFrom(0, 1, 6, 8, 200, 366), { freq: 3 }),
});

/** The rule in words: a lot lives 365 days; the one that ends soonest goes first; what comes back to an ended one lives 7 days more. */
function modelOf({ lots, spend, back }: Case) {
  const rows = lots.map(({ credits, granted }, n) => ({
    n,
    left: credits,
    ends: granted + TIMES.creditLot,
  }));
  const near = rows[spend.near % rows.length] as (typeof rows)[0];
  const now = spend.any ?? near.ends + spend.by;
  const alive = rows.filter(({ ends }) => ends > now);
  const balance = alive.reduce((sum, { left }) => sum + left, 0);
  if (balance < spend.cost) return { now, refused: true, later: null, rows };
  for (const row of rows) if (row.ends <= now) row.left = 0;
  let open = spend.cost;
  const used: { row: (typeof rows)[0]; taken: number }[] = [];
  for (const row of alive.sort((a, b) => a.ends - b.ends || a.n - b.n)) {
    const taken = Math.min(open, row.left);
    if (taken === 0) continue;
    open -= taken;
    row.left -= taken;
    used.push({ row, taken });
  }
  const later = back === null ? null : now + back * DAY;
  if (later !== null) {
    // Only what was given back lives on in a lot past its date, not what had run out in it.
    for (const row of rows) if (row.ends <= later) row.left = 0;
    for (const { row, taken } of used) {
      row.left += taken;
      if (row.ends <= later) row.ends = later + TIMES.expiredLotGrace;
    }
  }
  return { now, refused: false, later, rows };
}

/** Accounts of many cases at once, with their lots as `grant` writes them. */
async function write(cases: Case[]): Promise<string[]> {
  const ids = cases.map(() => newId("usr_"));
  await server.query(
    `insert into users (id, email, name, name_folded, balance) select id, id || '@mau.test', 'x', 'x', balance
     from unnest($1::text[], $2::int[]) as t(id, balance)`,
    [ids, cases.map(({ lots }) => lots.reduce((sum, { credits }) => sum + credits, 0))],
  );
  const lots = cases.flatMap((each, n) => each.lots.map((lot, m) => ({ ...lot, user: ids[n], m })));
  await server.query(
    `with made as (
       insert into lots (id, user_id, credits, remaining, source, created_at, expires_at)
       select u || ':' || m, u, c, c, 'plan', g, g + interval '365 days'
       from unnest($1::text[], $2::int[], $3::int[], $4::timestamptz[]) as t(u, m, c, g) returning *)
     insert into entries (id, user_id, kind, credits, balance_after, cause, lot_id)
     select id, user_id, 'grant', credits, credits, id, id from made`,
    [
      lots.map(({ user }) => user),
      lots.map(({ m }) => m),
      lots.map(({ credits }) => credits),
      lots.map(({ granted }) => new Date(granted)),
    ],
  );
  return ids;
}

async function play(cases: Case[]) {
  const ids = await write(cases);
  const models = cases.map(modelOf);
  const { db } = server.deps;
  await Promise.all(
    cases.map(async ({ spend: { cost } }, n) => {
      const [id, model] = [ids[n] as string, models[n] as ReturnType<typeof modelOf>];
      const generationId = newId("gen_");
      const run = { generationId, feature: "virtual_try_on" as const, cost };
      const spending = db.transaction(async (tx) =>
        reserve(tx, await lockAccount(tx, id), run, new Date(model.now)),
      );
      const refused = await spending.then(
        () => false,
        (error) => error instanceof ApiError && error.code === "insufficient_credits",
      );
      expect([JSON.stringify(cases[n]), refused]).toEqual([
        JSON.stringify(cases[n]),
        model.refused,
      ]);
      if (model.later === null) return;
      const back = { generationId, reason: "test" };
      const later = new Date(model.later);
      await db.transaction(async (tx) => refund(tx, await lockAccount(tx, id), back, later));
    }),
  );
  const found = await server.query<{
    id: string;
    left: number;
    ends: Date;
    balance: number;
    sum: number;
  }>(
    `select l.id, l.remaining as left, l.expires_at as ends, u.balance,
       (select sum(credits)::int from entries e where e.user_id = u.id) as sum
     from lots l join users u on u.id = l.user_id where u.id = any($1)`,
    [ids],
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  for (const [n, model] of models.entries()) {
    for (const row of model.rows) {
      const kept = byId.get(`${ids[n]}:${row.n}`);
      expect([JSON.stringify(cases[n]), kept?.left, kept?.ends.getTime()]).toEqual([
        JSON.stringify(cases[n]),
        row.left,
        row.ends,
      ]);
    }
    const total = model.rows.reduce((sum, { left }) => sum + left, 0);
    const any = byId.get(`${ids[n]}:0`);
    // A refusal rolls the expiry back as well; it is booked at the next chance.
    if (!model.refused) expect([any?.balance, any?.sum]).toEqual([total, total]);
  }
}

test("credits end when they should and go soonest first, over fourteen months of awkward days", async () => {
  const whole = times(1500, 10_000);
  const cases = fc.array(one, { minLength: 50, maxLength: 50 });
  await fc.assert(fc.asyncProperty(cases, play), { numRuns: whole / 50, endOnFailure: true });
  measured({
    check: "11 credit expiry",
    tried: `${whole} accounts with dated lots, spent and given back at the edges, 14 months with a leap day`,
    target: "model and SQL agree",
    measured: `${whole} agree`,
  });
}, 600_000);

test("which plan holds and until when: the rule and SQL agree in 10,000 cases", async () => {
  const span = fc.record({
    planId: fc.constantFrom<PlanId>(...PLAN_IDS.filter((id) => id !== "free_trial")),
    from: instant,
    months: fc.option(fc.constantFrom(1, 1, 2, 12), { freq: 8 }),
  });
  const standing = fc.record({
    spans: fc.array(span, { maxLength: 4 }),
    near: fc.nat(7),
    by: edge,
    any: fc.option(instant, { freq: 1 }),
  });
  const cases = fc.sample(standing, 10_000).map(({ spans, near, by, any }) => {
    const rows = spans.map(
      ({ planId, from, months }): Span => ({
        planId,
        startsAt: new Date(from),
        endsAt: months === null ? null : addMonths(new Date(from), months),
      }),
    );
    const turns = rows.flatMap(({ startsAt, endsAt }) =>
      endsAt ? [startsAt, endsAt] : [startsAt],
    );
    const turn = turns[near % Math.max(1, turns.length)]?.getTime() ?? FIRST;
    return { rows, now: new Date(any ?? turn + by) };
  });
  const flat = cases.flatMap(({ rows }, n) => rows.map((row) => ({ ...row, n })));
  await server.query("create table spans (n int, rank int, starts timestamptz, ends timestamptz)");
  await server.query(
    "insert into spans select * from unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[])",
    [
      flat.map(({ n }) => n),
      flat.map(({ planId }) => rankOf(planId)),
      flat.map(({ startsAt }) => startsAt),
      flat.map(({ endsAt }) => endsAt),
    ],
  );
  await server.query("create index on spans (n)");
  await server.query(`create function rank_at(which int, moment timestamptz, free int) returns int
    language sql stable as $$ select coalesce(max(rank), free) from spans
      where n = which and starts <= moment and (ends is null or ends > moment) $$`);
  await server.query("analyze spans");
  const answers = await server.query<{ rank: number; until: Date | null }>(
    `select rank_at(n, at, $2) as rank, (select min(turn) from
         (select starts as turn from spans s where s.n = t.n union select ends from spans s where s.n = t.n) as turns
         where turn > at and rank_at(n, turn, $2) <> rank_at(n, at, $2)) as until
     from (select (ordinality - 1)::int as n, at from unnest($1::timestamptz[]) with ordinality as u(at, ordinality)) t
     order by n`,
    [cases.map(({ now }) => now), rankOf("free_trial")],
  );
  const wrong = cases.filter(({ rows, now }, n) => {
    const { plan, until } = standingAt(rows, now);
    const sql = answers[n];
    // The free plan ends for nobody; what follows it is told by `next`.
    const ends = plan === "free_trial" ? null : (sql?.until?.getTime() ?? null);
    return rankOf(plan) !== sql?.rank || (until?.getTime() ?? null) !== ends;
  });
  expect([answers.length, wrong]).toEqual([10_000, []]);
  measured({
    check: "11 plan change",
    tried: "10,000 accounts with up to 4 periods, asked at their edges",
    target: "model and SQL agree",
    measured: "10,000 agree",
  });
});
