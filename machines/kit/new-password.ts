import { graphemes } from "#wire/common.ts";
import { LIMITS } from "#wire/limits.ts";

export interface NewPasswordForm {
  password: string;
  confirmPassword: string;
}
export type NewPasswordProblem = "password_short" | "confirm_required" | "passwords_differ";
export type NewPasswordProblems = Partial<Record<keyof NewPasswordForm, NewPasswordProblem>>;

/**
 * Why a new password cannot be taken yet: at least eight letters, typed the same twice. Both are
 * compared in NFC, since some keyboards type Vietnamese letters in parts.
 */
export function newPasswordProblems(form: NewPasswordForm): NewPasswordProblems {
  const password = form.password.normalize("NFC");
  const confirm = form.confirmPassword.normalize("NFC");
  return {
    ...(graphemes(password) < LIMITS.passwordMinChars && { password: "password_short" }),
    ...(confirm === ""
      ? { confirmPassword: "confirm_required" }
      : confirm !== password && { confirmPassword: "passwords_differ" }),
  };
}
