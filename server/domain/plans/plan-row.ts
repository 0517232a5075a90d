import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { PlanRow } from "#server/db/rows.ts";
import { plans } from "#server/db/schema-money.ts";
import type { PlanId } from "#wire/values.ts";

export const money = (amount: number) => ({ amount, currency: "VND" as const });

export async function planRow(db: Queries, id: PlanId): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}
