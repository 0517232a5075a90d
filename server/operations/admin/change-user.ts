import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import type { UserRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { confirmByHand } from "#server/domain/accounts/registrations.ts";
import { NO_TOTP } from "#server/domain/accounts/way-back.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { adjust } from "#server/domain/credits/ledger.ts";
import { givePlan } from "#server/domain/plans/periods.ts";
import { endSessions } from "#server/domain/sessions/end.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { secondStepMail } from "#server/mail/templates.ts";
import type { AdminUserBody } from "#wire/admin.ts";
import { readUser } from "./users.ts";

type Body = v.InferOutput<typeof AdminUserBody>;
type Row = UserRow;

/**
 * Changes an account: plan, confirmation, whether it may be used; with a reason its credits, and its
 * second step away; each change is written down, all of it in one transaction. A locked or unconfirmed account's sessions
 * end at once, everywhere. Throws not_found, and invalid_request for what would shut out the
 * administrator who asks or weaken their own login, take more credits than there are, or end a
 * second step that is not on.
 */
export async function changeUser(ctx: SignedCtx, input: { id: string } & Body) {
  const { id, ...body } = input;
  if (id === ctx.caller.userId) refuseOwnEnd(body);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
    if (!row || row.deletedAt) throw new ApiError("not_found");
    await changePlan(ctx, tx, row, body);
    await changeStanding(ctx, tx, row, body);
    if (body.totp_enabled === false) await endSecondStep(ctx, tx, row, body.reason);
    await changeCredits(ctx, tx, row, body);
  });
  ctx.outbox.kick();
  return readUser(ctx, { id });
}

function refuseOwnEnd({ active, is_verified: verified, totp_enabled: totp }: Body): void {
  if (active === false) throw ownAccount("active");
  if (verified === false) throw ownAccount("is_verified");
  if (totp === false) throw ownAccount("totp_enabled");
}
const ownAccount = (field: string) =>
  new ApiError("invalid_request", { fields: { [field]: "own_account" } });

async function changePlan(ctx: SignedCtx, tx: Transaction, row: Row, { plan, reason }: Body) {
  if (plan === undefined || plan === row.plan) return;
  const from = row.plan;
  await givePlan(tx, row, plan, ctx.now());
  ctx.sessions.forget();
  const details = { from, to: plan, ...(reason && { reason }) };
  await recordAudit(ctx, tx, { action: "user.plan", subjectId: row.id, details });
}

async function changeStanding(ctx: SignedCtx, tx: Transaction, row: Row, body: Body) {
  const { is_verified: verified, active, reason } = body;
  const details = reason ? { reason } : {};
  const note = (action: string) => recordAudit(ctx, tx, { action, subjectId: row.id, details });
  if (verified !== undefined && verified !== (row.verifiedAt !== null)) {
    const standing = verified ? await confirmByHand(ctx, tx, row) : { verifiedAt: null };
    await tx.update(users).set(standing).where(eq(users.id, row.id));
    await note(verified ? "user.verified" : "user.unverified");
  }
  if (active !== undefined && active !== row.active) {
    await tx.update(users).set({ active }).where(eq(users.id, row.id));
    await note(active ? "user.unlocked" : "user.locked");
  }
  if (verified === false || active === false) await endSessions(ctx, tx, row.id);
}

/** For a person whose authenticator and recovery codes are gone; they are told by mail. */
async function endSecondStep(ctx: SignedCtx, tx: Transaction, row: Row, reason = "") {
  if (!row.totpEnabledAt) {
    throw new ApiError("invalid_request", { fields: { totp_enabled: "totp_not_on" } });
  }
  await tx.update(users).set(NO_TOTP).where(eq(users.id, row.id));
  await recordAudit(ctx, tx, { action: "user.totp_ended", subjectId: row.id, details: { reason } });
  const link = `${ctx.publicUrl()}/profile`;
  await postMail(ctx, tx, row.email, secondStepMail(row.language, "lifted", link), ctx.now());
}

async function changeCredits(ctx: SignedCtx, tx: Transaction, row: Row, body: Body) {
  const { credits_delta: credits = 0, reason = "" } = body;
  if (credits === 0) return;
  const cause = newId("adj_");
  await adjust(tx, row, { credits, cause, reason }, ctx.now());
  const details = { credits, balance: row.balance, reason };
  await recordAudit(ctx, tx, { action: "user.credits", subjectId: row.id, details });
}
