import { type Clock, serverClock } from "#src/lib/browser/clock.ts";
import { TIMES } from "#wire/limits.ts";
import type { Api } from "./api.ts";
import { claimsOf, remainingLife } from "./token.ts";

/**
 * Milliseconds that a token which this device kept still lives. A computer's own clock may be days
 * off, so before it ends a session the server is asked for the time; where nobody answers the token
 * counts as good for a little longer than what is near its end, and the server's 401 decides.
 */
export async function lifeOfKept(
  api: Pick<Api, "call">,
  token: string,
  clock: Clock = serverClock,
): Promise<number> {
  const life = () => remainingLife(token, clock.now());
  if (claimsOf(token) === null || life() > TIMES.tokenNearExpiry || clock.isTold()) return life();
  await api.call("GET", "/health", { anonymous: true }).catch(() => undefined);
  return clock.isTold() ? life() : Math.max(life(), 2 * TIMES.tokenNearExpiry);
}
