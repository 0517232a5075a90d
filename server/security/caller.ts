import type { Feature, PlanId } from "#wire/values.ts";

/** Who calls, as their session row says. */
export interface Caller {
  userId: string;
  sessionId: string;
  email: string;
  plan: PlanId;
  isAdmin: boolean;
  /** Calling by an API token: what it may do. Its calls carry no session (`sessionId` is empty). */
  token?: { id: string; services: readonly Feature[]; perMinute: number };
}
