import { randomBytes } from "node:crypto";
import type { Transaction } from "#server/db/pool.ts";
import { newsletterLinks } from "#server/db/schema-newsletter.ts";
import type { Deps } from "#server/deps.ts";
import { sha256 } from "#server/security/keys.ts";
import { TIMES } from "#wire/limits.ts";
import { type NewsletterLinkKind, newsletterPress } from "#wire/pages.ts";
import type { Language } from "#wire/values.ts";

/** A new link by which a subscriber confirms or leaves; only its token's digest is kept. */
export async function linkTo(
  deps: Pick<Deps, "now" | "publicUrl">,
  tx: Transaction,
  { id: subscriberId, language }: { id: string; language: Language },
  purpose: NewsletterLinkKind,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = deps.now();
  const ends = new Date(now.getTime() + TIMES.newsletterLink);
  await tx.insert(newsletterLinks).values({
    hash: sha256(token),
    subscriberId,
    purpose,
    createdAt: now,
    expiresAt: purpose === "confirm" ? ends : null,
  });
  return deps.publicUrl() + newsletterPress(purpose, token, language);
}
