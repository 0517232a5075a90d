import { eq } from "drizzle-orm";
import * as v from "valibot";
import { users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { Preferences } from "#wire/config.ts";

const DEFAULTS = { tutorials_seen: [], sidebar: "open", banner_dismissed: [] } as const;
type Stored = v.InferOutput<typeof Preferences>;

export async function readPreferences(ctx: SignedCtx): Promise<Stored> {
  const [row] = await ctx.db
    .select({ preferences: users.preferences })
    .from(users)
    .where(eq(users.id, ctx.caller.userId));
  return v.parse(Preferences, { ...DEFAULTS, ...row?.preferences });
}
export async function writePreferences(ctx: SignedCtx, preferences: Stored): Promise<Stored> {
  await ctx.db.update(users).set({ preferences }).where(eq(users.id, ctx.caller.userId));
  return preferences;
}
