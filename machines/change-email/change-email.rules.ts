import { isEmail, normaliseEmail } from "#wire/common.ts";

/** The address that was typed, as it is sent; null when it is none, or the one the account has. */
export function newEmailOf(typed: string, own: string): string | null {
  const email = normaliseEmail(typed);
  return isEmail(email) && email !== own ? email : null;
}
