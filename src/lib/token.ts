import * as v from "valibot";
import type { TokenClaims } from "#wire/accounts.ts";

const Claims = v.looseObject({
  sub: v.string(),
  username: v.string(),
  email: v.string(),
  exp: v.number(),
  iat: v.number(),
});

/** The claims of an access token, unverified (only the server can verify); null when unreadable. */
export function claimsOf(token: string): TokenClaims | null {
  try {
    const payload = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (c) =>
      c.charCodeAt(0),
    );
    const read = v.safeParse(Claims, JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Milliseconds the token still lives by the given clock; negative when it has ended. */
export function remainingLife(token: string, now: number): number {
  const claims = claimsOf(token);
  return claims === null ? -1 : claims.exp * 1000 - now;
}
