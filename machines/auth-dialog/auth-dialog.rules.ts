import { graphemes, isEmail } from "#wire/common.ts";
import { LIMITS } from "#wire/limits.ts";

/** Reason codes by field; the words live in the flow's messages file. */
export type Problem =
  | "email_invalid"
  | "password_required"
  | "password_short"
  | "name_short"
  | "confirm_required"
  | "passwords_differ"
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
  const length = graphemes(form.password.normalize("NFC"));
  return {
    ...(graphemes(form.name.normalize("NFC").trim()) < LIMITS.nameMinGraphemes && {
      name: "name_short" as const,
    }),
    ...(!isEmail(form.email) && { email: "email_invalid" as const }),
    ...(length < LIMITS.passwordMinChars && { password: "password_short" as const }),
    ...(form.confirmPassword === ""
      ? { confirmPassword: "confirm_required" as const }
      : form.confirmPassword.normalize("NFC") !== form.password.normalize("NFC") && {
          confirmPassword: "passwords_differ" as const,
        }),
  };
}

export const forgotProblems = (email: string): Problems<"email"> =>
  isEmail(email) ? {} : { email: "email_invalid" };

/** The field asks for at least four characters; only six digits can ever match. */
export const codeProblems = (code: string, email: string): Problems<"code" | "email"> => ({
  ...(!/^\d{4,6}$/.test(code) && { code: "code_format" as const }),
  ...(email === "" && { email: "email_missing" as const }),
});

export const isClean = (problems: object): boolean => Object.keys(problems).length === 0;

/** A same-origin path, else null: absolute, protocol-relative and backslashed forms are refused. */
export function safePath(path: string | null | undefined): string | null {
  if (!path?.startsWith("/") || /^\/[/\\]/.test(path) || /[\\\p{Cc}]/u.test(path)) return null;
  return path;
}
