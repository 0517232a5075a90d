import { and, eq, inArray, or } from "drizzle-orm";
import {
  accountExports,
  assets,
  codes,
  generations,
  knownDevices,
  mails,
  registrations,
  reports,
  resetLinks,
  sessions,
  users,
} from "#server/db/schema.ts";
import { apiTokens, apiUses, webhooks } from "#server/db/schema-api.ts";
import { comments } from "#server/db/schema-blog.ts";
import { orders } from "#server/db/schema-money.ts";
import { subscribers } from "#server/db/schema-newsletter.ts";
import type { SignedCtx } from "#server/deps.ts";
import { requireOwner } from "#server/domain/accounts/owner.ts";
import { forgetContact } from "#server/domain/contact/keep.ts";
import { lockAccount, refund } from "#server/domain/credits/ledger.ts";
import { publishedKeys } from "#server/domain/publications/publish.ts";
import { notifyEnded } from "#server/domain/sessions/end.ts";

/**
 * Deletes the account: pictures, runs, shared pages, comments, messages, newsletter, sessions and mails at
 * once. Ledger rows stay, without name or address. Asks for the owner.
 */
export async function removeAccount(ctx: SignedCtx, input: { password?: string | undefined }) {
  const { userId, email } = ctx.caller;
  await requireOwner(ctx, input.password);
  const keys = await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const now = ctx.now();
    const runs = await tx
      .select()
      .from(generations)
      .where(eq(generations.userId, userId))
      .for("update");
    for (const run of runs) {
      if (run.status !== "queued" && run.status !== "processing") continue;
      await refund(tx, account, { generationId: run.id, reason: "account_removed" }, now);
    }
    const files = await tx
      .select({ key: assets.key })
      .from(assets)
      .where(eq(assets.userId, userId));
    const published = await publishedKeys(tx, { userId });
    await tx.delete(generations).where(eq(generations.userId, userId));
    await tx.delete(assets).where(eq(assets.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await notifyEnded(tx, userId);
    await tx.delete(codes).where(or(eq(codes.userId, userId), eq(codes.email, email)));
    await tx.delete(registrations).where(eq(registrations.email, email));
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
    await tx.delete(resetLinks).where(eq(resetLinks.userId, userId));
    await tx.delete(mails).where(inArray(mails.to, [email]));
    await tx.delete(accountExports).where(eq(accountExports.userId, userId));
    const open = and(eq(orders.userId, userId), eq(orders.status, "pending"));
    await tx.update(orders).set({ status: "cancelled" }).where(open);
    await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
    await tx.delete(apiUses).where(eq(apiUses.userId, userId));
    await tx.delete(webhooks).where(eq(webhooks.userId, userId));
    await tx.delete(comments).where(eq(comments.userId, userId));
    await tx.delete(subscribers).where(eq(subscribers.email, email));
    await tx.update(reports).set({ reporterId: null }).where(eq(reports.reporterId, userId));
    await tx
      .update(users)
      .set({
        email: `deleted:${userId}`,
        name: "",
        nameFolded: "",
        displayName: null,
        photoAssetId: null,
        passwordHash: null,
        googleUid: null,
        active: false,
        totpSecret: null,
        totpEnabledAt: null,
        totpRecovery: [],
        preferences: {},
        deletedAt: now,
      })
      .where(eq(users.id, userId));
    const attached = await forgetContact(tx, { userId, email });
    return [...files.map((file) => file.key), ...published, ...attached];
  });
  ctx.sessions.forget();
  await Promise.all(keys.map((key) => ctx.store.remove(key)));
}
