import type { Outcome } from "../kit/outcome.ts";

/** The token of a mailed link: 32 random bytes in base64url. Anything else was never mailed: null. */
export const tokenOf = (value: unknown): string | null =>
  typeof value === "string" && /^[\w-]{20,200}$/.test(value) ? value : null;

/** Whether a refusal means that this link will never work, however often it is tried. */
export const isLinkDead = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok &&
  (outcome.code === "link_expired" ||
    (outcome.code === "invalid_request" && outcome.fields?.token !== undefined));
