import { and, desc, eq, gt, sql } from "drizzle-orm";
import { generations, users } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { checkChosen, checkInstruction } from "#server/domain/generations/check-inputs.ts";
import { reachable, viewerOf } from "#server/domain/generations/find.ts";
import { presentGenerations } from "#server/domain/generations/present.ts";
import type { Estimates, JustMade } from "#wire/generations.ts";
import { TIMES } from "#wire/limits.ts";
import type { PartialOrder } from "#wire/tools/orders.ts";
import { affordableAlternatives, costOf } from "#wire/tools/prices.ts";
import { perTool } from "#wire/tools/tools.ts";
import { FEATURES, type Feature } from "#wire/values.ts";

/**
 * What a run with these settings would cost now, and what else the balance allows. What is not
 * chosen yet may be absent; what the tool would refuse whatever else is chosen has no price.
 */
export async function quote(ctx: SignedCtx, asked: PartialOrder) {
  const { feature, settings } = asked;
  checkChosen(asked);
  const undone = settings.prompt ? checkInstruction(ctx.engines, asked) : [];
  const [user] = await ctx.db
    .select({ balance: users.balance, plan: users.plan })
    .from(users)
    .where(eq(users.id, ctx.caller.userId));
  const balance = user?.balance ?? 0;
  const cost = costOf(feature, user?.plan ?? "free_trial");
  const affordable = balance >= cost;
  const alternatives = affordable ? [] : affordableAlternatives(balance, feature);
  const unsupported = undone.length > 0 ? { unsupported: [...undone] } : {};
  // A program orders the same again because it means to: its answer stays what it was.
  const made = ctx.caller.token ? [] : await justMade(ctx, feature);
  return {
    ...{ cost, balance, affordable, alternatives, ...unsupported },
    ...(made.length > 0 && { just_made: made }),
  };
}

const MOST_JUST_MADE = 5;
/** What the caller has made with a tool within the last minutes, newest first. */
async function justMade(ctx: SignedCtx, feature: Feature): Promise<JustMade[]> {
  const since = new Date(ctx.now().getTime() - TIMES.justMade);
  const rows = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        reachable(ctx),
        eq(generations.feature, feature),
        eq(generations.status, "completed"),
        gt(generations.completedAt, since),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(MOST_JUST_MADE);
  const shown = await presentGenerations(ctx, ctx.db, rows, viewerOf(ctx));
  return shown.flatMap(({ id, settings, result }) =>
    result ? [{ id, settings, thumb_url: result.asset.thumb_url }] : [],
  );
}

/** The cost table of the caller's plan; the free plan's for guests. */
export async function costs(ctx: Ctx): Promise<Record<Feature, number>> {
  const plan = ctx.caller?.plan ?? "free_trial";
  return perTool((feature) => costOf(feature, plan));
}

const SAMPLE = 200;
const ENOUGH = 20;
/** Measured time of the last runs of each tool on its present engine; null until there are twenty. */
export async function estimates(ctx: Ctx): Promise<Estimates> {
  const { rows } = await ctx.db.execute<{
    feature: Feature;
    samples: number;
    p50: number;
    p90: number;
  }>(sql`
    select f.feature, count(t.ms)::int as samples,
      percentile_cont(0.5) within group (order by t.ms)::float as p50,
      percentile_cont(0.9) within group (order by t.ms)::float as p90
    from (values ${sql.join(
      FEATURES.map((feature) => {
        const engine = ctx.engines.of(feature);
        return sql`(${feature}::text, ${engine?.engine ?? null}::text, ${engine?.model ?? null}::text)`;
      }),
      sql`, `,
    )}) as f(feature, engine, model)
    left join lateral (
      select processing_ms as ms from ${generations}
      where feature = f.feature and engine_id = f.engine and engine_model = f.model
        and status = 'completed' and processing_ms is not null
      order by completed_at desc limit ${SAMPLE}
    ) t on true
    group by f.feature`);
  return Object.fromEntries(
    rows.map(({ feature, samples, p50, p90 }) => {
      const known = samples >= ENOUGH;
      const round = (ms: number) => (known ? Math.round(ms) : null);
      return [feature, { p50_ms: round(p50), p90_ms: round(p90), samples }];
    }),
  );
}
