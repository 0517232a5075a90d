import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { auditEntries } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";

/** Writes down what an administrator does, in the transaction that does it. */
export async function recordAudit(
  ctx: Pick<SignedCtx, "now" | "caller">,
  tx: Transaction,
  entry: { action: string; subjectId: string; details?: Record<string, unknown> },
): Promise<void> {
  const { userId: adminId } = ctx.caller;
  await tx
    .insert(auditEntries)
    .values({ id: newId("aud_"), adminId, ...entry, createdAt: ctx.now() });
}
