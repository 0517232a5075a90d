import { graphemes, isEmail, normaliseEmail } from "#wire/common.ts";
import { LIMITS } from "#wire/limits.ts";
import { isMailedCode, isStepCode } from "../kit/codes.ts";
import { type NewPasswordProblem, newPasswordProblems } from "../kit/new-password.ts";
import type { Outcome } from "../kit/outcome.ts";

/** Reason codes by field; the words live in the flow's messages file. */
export type Problem =
  | "email_invalid"
  | "password_required"
  | "name_short"
  | NewPasswordProblem
  | "code_format"
  | "email_missing";
export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

export interface LoginForm {
  email: string;
  password: string;
}
export interface RegisterForm extends LoginForm {
  name: string;
  confirmPassword: string;
}

export function loginProblems(form: LoginForm): Problems<keyof LoginForm> {
  return {
    ...(!isEmail(form.email) && { email: "email_invalid" as const }),
    ...(form.password === "" && { password: "password_required" as const }),
  };
}

export function registerProblems(form: RegisterForm): Problems<keyof RegisterForm> {
  return {
    ...(graphemes(form.name.normalize("NFC").trim()) < LIMITS.nameMinGraphemes && {
      name: "name_short" as const,
    }),
    ...(!isEmail(form.email) && { email: "email_invalid" as const }),
    ...newPasswordProblems(form),
  };
}

export const forgotProblems = (email: string): Problems<"email"> =>
  isEmail(email) ? {} : { email: "email_invalid" };

export const codeProblems = (code: string, email: string): Problems<"code" | "email"> => ({
  ...(!isMailedCode(code) && { code: "code_format" as const }),
  ...(email === "" && { email: "email_missing" as const }),
});

export const stepCodeProblems = (code: string): Problems<"code"> =>
  isStepCode(code) ? {} : { code: "code_format" };

/** A registration begun in this browser, and the address it is of. */
export interface Registration {
  email: string;
  id: string;
}
/** The id of the registration if it is for this address, else null. */
export const registrationFor = (held: Registration | null, email: string): string | null =>
  held !== null && normaliseEmail(held.email) === normaliseEmail(email) ? held.id : null;

export const isClean = (problems: object): boolean => Object.keys(problems).length === 0;

/** Milliseconds after which the server would mail another code; 0 when that was not the reason. */
export const waitOf = (outcome: Outcome<unknown>): number =>
  !outcome.ok && outcome.code === "rate_limited" ? (outcome.facts?.retry_after ?? 60) * 1000 : 0;
