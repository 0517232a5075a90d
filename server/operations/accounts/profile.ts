import { and, eq } from "drizzle-orm";
import type * as v from "valibot";
import { assets, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { presentUser } from "#server/domain/accounts/present.ts";
import { ApiError } from "#server/errors.ts";
import type { PatchProfileBody } from "#wire/accounts.ts";
import { fold } from "#wire/fold.ts";

export async function readProfile(ctx: SignedCtx) {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, ctx.caller.userId));
  if (!row) throw new ApiError("unauthorized");
  return { user: await presentUser(ctx, ctx.db, row) };
}

/** Changes what is given; the rest stays. `photo` is one of the caller's own pictures, or null. */
export async function changeProfile(ctx: SignedCtx, input: v.InferOutput<typeof PatchProfileBody>) {
  const { userId } = ctx.caller;
  if (input.photo) {
    const own = and(
      eq(assets.id, input.photo),
      eq(assets.userId, userId),
      eq(assets.kind, "image"),
    );
    const [photo] = await ctx.db.select({ id: assets.id }).from(assets).where(own);
    if (!photo) throw new ApiError("not_found", { fields: { photo: "asset_unknown" } });
  }
  const change = {
    ...(input.name === undefined ? {} : { name: input.name, nameFolded: fold(input.name) }),
    ...(input.display_name === undefined ? {} : { displayName: input.display_name || null }),
    ...(input.photo === undefined ? {} : { photoAssetId: input.photo }),
    ...(input.language === undefined ? {} : { language: input.language }),
  };
  if (Object.keys(change).length > 0) {
    await ctx.db.update(users).set(change).where(eq(users.id, userId));
  }
  return readProfile(ctx);
}

/** Records that the person said they may use the pictures they upload; refuses nothing without it. */
export async function giveConsent(ctx: SignedCtx, input: { version: string }): Promise<void> {
  await ctx.db
    .update(users)
    .set({ consentAt: ctx.now(), consentVersion: input.version })
    .where(eq(users.id, ctx.caller.userId));
}
