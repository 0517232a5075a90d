import { and, eq, gt } from "drizzle-orm";
import { accountExports } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";

/** The caller's own export that is still open; not_found for anybody else's. */
export async function ownExport(
  ctx: Pick<SignedCtx, "db" | "now" | "caller">,
  id: string,
): Promise<void> {
  const own = and(eq(accountExports.id, id), eq(accountExports.userId, ctx.caller.userId));
  const open = and(own, gt(accountExports.expiresAt, ctx.now()));
  const [row] = await ctx.db.select({ id: accountExports.id }).from(accountExports).where(open);
  if (!row) throw new ApiError("not_found");
}
