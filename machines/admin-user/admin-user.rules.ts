import type { AdminUser, AdminUserChange } from "#wire/admin.ts";
import { LIMITS } from "#wire/limits.ts";
import type { PlanId } from "#wire/values.ts";

/** What an account is to become; credits as typed, for a field holds text. */
export interface UserDraft {
  plan: PlanId;
  verified: boolean;
  active: boolean;
  credits: string;
  reason: string;
}
export type UserProblem = "credits_whole" | "credits_range" | "credits_short" | "reason_missing";

export const draftOf = ({ plan, is_verified, active }: AdminUser): UserDraft => ({
  ...{ plan, verified: is_verified, active },
  ...{ credits: "", reason: "" },
});

/** Credits to give or, with a minus, to take; null when that is no whole number. */
export function creditsOf(typed: string): number | null {
  const text = typed.trim().replace("\u2212", "-");
  if (text === "") return 0;
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What differs from the account as it is. Credits that are no number are left out: a problem. */
export function changesOf(user: AdminUser, draft: UserDraft): AdminUserChange {
  const credits = creditsOf(draft.credits) ?? 0;
  const reason = draft.reason.trim();
  return {
    ...(draft.plan !== user.plan && { plan: draft.plan }),
    ...(draft.verified !== user.is_verified && { is_verified: draft.verified }),
    ...(draft.active !== user.active && { active: draft.active }),
    ...(credits !== 0 && { credits_delta: credits }),
    ...(reason !== "" && { reason }),
  };
}
/** Whether there is anything to save: a reason alone is none. */
export function isChanged(user: AdminUser, draft: UserDraft): boolean {
  const { reason: _, ...changes } = changesOf(user, draft);
  return Object.keys(changes).length > 0 || creditsOf(draft.credits) === null;
}

export function problemsOf(user: AdminUser, draft: UserDraft): UserProblem[] {
  const credits = creditsOf(draft.credits);
  if (credits === null) return ["credits_whole"];
  return [
    ...(Math.abs(credits) > LIMITS.adminCredits ? (["credits_range"] as const) : []),
    ...(user.credits + credits < 0 ? (["credits_short"] as const) : []),
    ...(credits !== 0 && draft.reason.trim() === "" ? (["reason_missing"] as const) : []),
  ];
}

/** An administrator can't shut out or unconfirm the account they are signed in with. */
export const isOwnEnd = (change: Partial<UserDraft>): boolean =>
  change.active === false || change.verified === false;
