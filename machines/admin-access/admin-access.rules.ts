import { sha256 as digestOf } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Hex of a text's SHA-256. Its own package, since the browser's `crypto.subtle` answers only later. */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)));

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
