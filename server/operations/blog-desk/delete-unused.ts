import type { Transaction } from "#server/db/pool.ts";
import type { SignedCtx } from "#server/deps.ts";
import { lockBlog } from "#server/domain/blog/write.ts";
import { ApiError } from "#server/errors.ts";
import { numberText } from "#server/texts/figures.ts";

/**
 * Deletes what posts are filed under while no post is, as no post can be meanwhile. `count` says how
 * many are, `remove` deletes it and throws where there is none. Throws conflict with that count.
 */
export async function deleteUnused(
  ctx: SignedCtx,
  variant: "author_used" | "category_used" | "tag_used",
  work: {
    count: (tx: Transaction) => Promise<number>;
    remove: (tx: Transaction) => Promise<void>;
  },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const used = await work.count(tx);
    if (used > 0) {
      const values = { count: numberText(ctx.language, used) };
      throw new ApiError("conflict", { variant, values });
    }
    await work.remove(tx);
  });
}
