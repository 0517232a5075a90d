import { createHmac, randomBytes } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";
import { LIMITS } from "#wire/limits.ts";
import { PRODUCT } from "#wire/product.ts";

/** Seconds of one step (RFC 6238 section 5.2). */
const STEP_S = 30;

const secretOf = (bytes: Buffer): Secret => Secret.fromHex(bytes.toString("hex"));

/** 160 random bits, as RFC 4226 section 4 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** Base32 of RFC 4648 without padding: the form in which authenticators take secrets. */
export const base32 = (bytes: Buffer): string => secretOf(bytes).base32;

/** Codes of five random bits a sign, for a person whose phone is gone: "abcde-23456". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: LIMITS.recoveryCodes }, () => {
    const signs = LIMITS.recoveryCodeChars;
    const code = base32(randomBytes(signs)).slice(0, signs).toLowerCase();
    return `${code.slice(0, signs / 2)}-${code.slice(signs / 2)}`;
  });
/** What is stored of a recovery code: useless without the server's key, other for each account. */
export const recoveryDigest = (key: Buffer, userId: string, code: string): string =>
  createHmac("sha256", key)
    .update(`recovery:${userId}:${code.replace("-", "")}`)
    .digest("base64url");

/** The code of one step: HOTP with SHA-1 (RFC 4226 section 5.3) over the step's number. */
export const totpCode = (
  secret: Buffer,
  step: number,
  digits: number = LIMITS.codeDigits,
): string => HOTP.generate({ secret: secretOf(secret), counter: step, digits });

/** The number of the 30-second step at a time (RFC 6238 section 4). */
export const totpStep = (at: Date): number =>
  TOTP.counter({ period: STEP_S, timestamp: at.getTime() });

/** The step whose code this is: the present one, or its neighbours for clocks that differ. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | null {
  const step = totpStep(now);
  const token = code.padStart(LIMITS.codeDigits, "0");
  const apart = HOTP.validate({ token, secret: secretOf(secret), counter: step, window: 1 });
  return apart === null ? null : step + apart;
}

/** What an authenticator reads from the QR picture (Key Uri Format of Google Authenticator). */
export function totpUrl(secret: Buffer, account: string): string {
  const label = `${encodeURIComponent(PRODUCT)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(PRODUCT)}&algorithm=SHA1&digits=${LIMITS.codeDigits}&period=${STEP_S}`;
}
