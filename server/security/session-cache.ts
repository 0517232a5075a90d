import { type AccessClaims, verifyAccessToken } from "./access-tokens.ts";
import type { Caller } from "./caller.ts";

/** How long a checked session is trusted without asking the database: revocation shows within it. */
const TRUST_MS = 500;
const MAX_KEPT = 5000;

/** Recently checked tokens and sessions of this process. */
export class SessionCache {
  readonly #tokens = new Map<string, AccessClaims & { expiresAt: number }>();
  readonly #callers = new Map<string, { caller: Caller; at: number }>();

  async claimsOf(key: Uint8Array, token: string, now: Date) {
    const kept = this.#tokens.get(token);
    if (kept && kept.expiresAt > now.getTime()) return kept;
    const claims = await verifyAccessToken(key, token, now);
    if (this.#tokens.size >= MAX_KEPT) this.#tokens.clear();
    this.#tokens.set(token, claims);
    return claims;
  }
  callerOf(sessionId: string, now: Date): Caller | null {
    const kept = this.#callers.get(sessionId);
    return kept && Math.abs(now.getTime() - kept.at) < TRUST_MS ? kept.caller : null;
  }
  keep(caller: Caller, now: Date) {
    if (this.#callers.size >= MAX_KEPT) this.#callers.clear();
    this.#callers.set(caller.sessionId, { caller, at: now.getTime() });
  }
  /** After a logout, a new plan or address: the next call asks the database. */
  forget() {
    this.#callers.clear();
  }
}
