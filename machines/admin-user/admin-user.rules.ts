import type { AdminUser, AdminUserChange } from "#wire/admin.ts";
import { LIMITS } from "#wire/limits.ts";
import type { PlanId } from "#wire/values.ts";

/** What an account is to become; credits as typed, for a field holds text. */
export interface UserDraft {
  plan: PlanId;
  verified: boolean;
  active: boolean;
  /** Whether the second step stays; it is only ever ended. */
  totp: boolean;
  credits: string;
  reason: string;
}
export type UserProblem =
  | "credits_whole"
  | "credits_range"
  | "credits_short"
  | "reason_missing"
  | "totp_reason_missing";

export const draftOf = ({ plan, is_verified, active, totp_enabled }: AdminUser): UserDraft => ({
  plan,
  verified: is_verified,
  active,
  totp: totp_enabled,
  credits: "",
  reason: "",
});

/** Credits to give or, with a minus, to take; null when that is no whole number. */
export function creditsOf(typed: string): number | null {
  const text = typed.trim().replace("\u2212", "-");
  if (text === "") return 0;
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : null;
}

const endsTotp = (user: AdminUser, draft: UserDraft): boolean => user.totp_enabled && !draft.totp;

/** What differs from the account as it is. Credits that are no number are left out: a problem. */
export function changesOf(user: AdminUser, draft: UserDraft): AdminUserChange {
  const credits = creditsOf(draft.credits) ?? 0;
  const reason = draft.reason.trim();
  return {
    ...(draft.plan !== user.plan && { plan: draft.plan }),
    ...(draft.verified !== user.is_verified && { is_verified: draft.verified }),
    ...(draft.active !== user.active && { active: draft.active }),
    ...(endsTotp(user, draft) && { totp_enabled: false as const }),
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
  const isUnexplained = draft.reason.trim() === "";
  return [
    ...(Math.abs(credits) > LIMITS.adminCredits ? (["credits_range"] as const) : []),
    ...(user.credits + credits < 0 ? (["credits_short"] as const) : []),
    ...(credits !== 0 && isUnexplained ? (["reason_missing"] as const) : []),
    ...(endsTotp(user, draft) && isUnexplained ? (["totp_reason_missing"] as const) : []),
  ];
}

/** An administrator can't shut out, unconfirm or weaken the account they are signed in with. */
export const isOwnEnd = (change: Partial<UserDraft>): boolean =>
  change.active === false || change.verified === false || change.totp === false;
