import { LIMITS } from "./limits.ts";

const digits = (least: number, most: number) => new RegExp(`^\\d{${least},${most}}$`);
/** A mailed code as a field takes it: with fewer digits than it has it is asked about, and wrong. */
export const MAILED_CODE = digits(LIMITS.codeDigitsAsked, LIMITS.codeDigits);
/** The same as a number, whose noughts in front are gone. */
export const CODE_AS_NUMBER = digits(1, LIMITS.codeDigits);
/** A code of an authenticator (RFC 6238). */
export const APP_CODE = digits(LIMITS.codeDigits, LIMITS.codeDigits);
/** One of the codes kept on paper, in small letters of base32 without spaces and hyphens. */
export const RECOVERY_CODE = new RegExp(`^[a-z2-7]{${LIMITS.recoveryCodeChars}}$`);
