import { hasFields } from "#src/lib/has-fields.ts";
import type { TokenClaims } from "#wire/accounts.ts";

const CLAIMS = {
  sub: "string",
  username: "string",
  email: "string",
  exp: "number",
  iat: "number",
} as const;

/** The claims of an access token, unverified (only the server can verify); null when unreadable. */
export function claimsOf(token: string): TokenClaims | null {
  try {
    const payload = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return hasFields<TokenClaims>(claims, CLAIMS) ? claims : null;
  } catch {
    return null;
  }
}

/** Milliseconds the token still lives by the given clock; negative when it has ended. */
export function remainingLife(token: string, now: number): number {
  const claims = claimsOf(token);
  return claims === null ? -1 : claims.exp * 1000 - now;
}
