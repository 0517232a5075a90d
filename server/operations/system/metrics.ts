import { and, count, gt, inArray, isNull, min, sql } from "drizzle-orm";
import { communityItems, generations, mails, reports } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { HOUR } from "#wire/limits.ts";
import { GENERATION_STATUSES } from "#wire/values.ts";

const gauge = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`];

/** How the whole product is doing, from the database: runs, mails, what waits for a moderator. */
export async function productMetrics(deps: Deps): Promise<string[]> {
  const now = deps.now();
  const hourAgo = new Date(now.getTime() - HOUR);
  const open = inArray(generations.status, ["queued", "processing"]);
  const waiting = await deps.db
    .select({ status: generations.status, n: count(), since: min(generations.createdAt) })
    .from(generations)
    .where(open)
    .groupBy(generations.status);
  const ended = await deps.db
    .select({ status: generations.status, n: count() })
    .from(generations)
    .where(gt(generations.completedAt, hourAgo))
    .groupBy(generations.status);
  const found = new Map([...ended, ...waiting].map(({ status, n }) => [status, n]));
  const queued = waiting.find(({ status }) => status === "queued")?.since;
  const [unsent] = await deps.db
    .select({ n: count() })
    .from(mails)
    .where(and(isNull(mails.sentAt), sql`not ${mails.suppressed}`));
  const [offered] = await deps.db
    .select({ n: count() })
    .from(communityItems)
    .where(sql`${communityItems.status} = 'pending'`);
  const [reported] = await deps.db
    .select({ n: count() })
    .from(reports)
    .where(sql`${reports.status} = 'open'`);
  return [
    "# HELP mau_generations Open runs now, ended ones of the last hour.",
    "# TYPE mau_generations gauge",
    ...GENERATION_STATUSES.map(
      (status) => `mau_generations{status="${status}"} ${found.get(status) ?? 0}`,
    ),
    ...gauge(
      "mau_queue_oldest_seconds",
      queued ? Math.max(0, now.getTime() - queued.getTime()) / 1000 : 0,
    ),
    ...gauge("mau_mails_unsent", unsent?.n ?? 0),
    ...gauge("mau_community_pending", offered?.n ?? 0),
    ...gauge("mau_reports_open", reported?.n ?? 0),
  ];
}

/** How this process is doing. `loopDelay` is in nanoseconds, as perf_hooks measures it. */
export function processMetrics(loopDelay: { percentile(p: number): number }): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...gauge("process_resident_memory_bytes", rss),
    ...gauge("mau_heap_used_bytes", heapUsed),
    "# TYPE process_cpu_seconds_total counter",
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge("mau_event_loop_delay_p99_seconds", loopDelay.percentile(99) / 1e9),
    ...gauge("mau_uptime_seconds", Math.round(process.uptime())),
  ];
}
