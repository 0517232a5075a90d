import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { GenerationRow } from "#server/db/rows.ts";
import { generations } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";

export const viewerOf = (ctx: Pick<SignedCtx, "language" | "caller">) => ({
  plan: ctx.caller.plan,
  language: ctx.language,
});

/** The runs a caller may know of: the account's, by a token only those of its services. */
export function reachable({ caller }: Pick<SignedCtx, "caller">): SQL | undefined {
  const own = eq(generations.userId, caller.userId);
  return caller.token ? and(own, inArray(generations.feature, [...caller.token.services])) : own;
}

/** The caller's own run; not_found for anybody else's. */
export async function ownGeneration(
  ctx: Pick<SignedCtx, "db" | "caller">,
  id: string,
): Promise<GenerationRow> {
  const own = and(eq(generations.id, id), reachable(ctx));
  const [row] = await ctx.db.select().from(generations).where(own);
  if (!row) throw new ApiError("not_found");
  return row;
}
