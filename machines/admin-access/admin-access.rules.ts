import { sha256 } from "./sha256.ts";

/** What a token says about its person, unverified. */
export interface Claims {
  sub: string;
  email: string;
}

/**
 * Whether the token's address or subject is one of the two administrators' (spec §6), told from
 * the hashes of their addresses. For display only: the server alone lets anyone do anything.
 */
export const isAdmin = (claims: Claims | null, hashes: readonly string[]): boolean =>
  claims !== null &&
  [claims.email, claims.sub].some((name) =>
    hashes.includes(sha256(name.normalize("NFC").trim().toLowerCase())),
  );
