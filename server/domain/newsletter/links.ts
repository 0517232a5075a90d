import { randomBytes } from "node:crypto";
import type { Transaction } from "#server/db/pool.ts";
import { newsletterLinks } from "#server/db/schema-newsletter.ts";
import type { Deps } from "#server/deps.ts";
import { hmac, sha256 } from "#server/security/keys.ts";
import { TIMES } from "#wire/limits.ts";
import { type NewsletterLinkKind, newsletterPress } from "#wire/pages.ts";
import type { Language } from "#wire/values.ts";

/**
 * A link by which a subscriber confirms or leaves; only its token's digest is kept. One that
 * confirms is new each time and ends. The one that leaves never does, and is the same in every
 * letter and every table: however often it is asked for, there is one.
 */
export async function linkTo(
  deps: Pick<Deps, "now" | "publicUrl" | "keys">,
  tx: Transaction,
  { id: subscriberId, language }: { id: string; language: Language },
  purpose: NewsletterLinkKind,
): Promise<string> {
  const token =
    purpose === "leave"
      ? hmac(deps.keys.leaving, subscriberId)
      : randomBytes(32).toString("base64url");
  const now = deps.now();
  const ends = new Date(now.getTime() + TIMES.newsletterLink);
  await tx
    .insert(newsletterLinks)
    .values({
      hash: sha256(token),
      subscriberId,
      purpose,
      createdAt: now,
      expiresAt: purpose === "confirm" ? ends : null,
    })
    .onConflictDoNothing();
  return deps.publicUrl() + newsletterPress(purpose, token, language);
}
