import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { UserRow } from "#server/db/rows.ts";
import { assets } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { presentAsset } from "#server/domain/assets/present.ts";
import type { User } from "#wire/accounts.ts";

/** A user as the wire shows one to themselves. */
export async function presentUser(
  deps: Pick<Deps, "config" | "now" | "keys">,
  db: Queries,
  row: UserRow,
): Promise<User> {
  const [photo] = row.photoAssetId
    ? await db.select().from(assets).where(eq(assets.id, row.photoAssetId))
    : [];
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    display_name: row.displayName,
    photo_url: photo ? presentAsset(deps, photo, row.plan).thumb_url : null,
    language: row.language,
    plan: row.plan,
    credits: row.balance,
    is_admin: deps.config.adminAddresses.includes(row.email),
    email_verified: row.verifiedAt !== null,
    has_password: row.passwordHash !== null,
    google_linked: row.googleUid !== null,
    totp_enabled: row.totpEnabledAt !== null,
    consent_at: row.consentAt?.toISOString() ?? null,
    plan_period_end: row.planPeriodEnd?.toISOString() ?? null,
    plan_next:
      row.planNext && row.planNextStartsAt
        ? { id: row.planNext, starts_at: row.planNextStartsAt.toISOString() }
        : null,
    created_at: row.createdAt.toISOString(),
  };
}
