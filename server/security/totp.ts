import { createHmac, randomBytes } from "node:crypto";
import { sameText } from "./keys.ts";

const STEP_S = 30;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 random bits, as RFC 4226 section 4 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** Base32 of RFC 4648 without padding: the form in which authenticators take secrets. */
export function base32(bytes: Buffer): string {
  let [bits, held, text] = [0, 0, ""];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >>> (bits - 5)) & 31];
  }
  return bits > 0 ? text + BASE32[(held << (5 - bits)) & 31] : text;
}

/** Ten codes of 50 random bits, for a person whose phone is gone: "abcde-23456". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const code = base32(randomBytes(7)).slice(0, 10).toLowerCase();
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
/** What is stored of a recovery code: useless without the server's key, other for each account. */
export const recoveryDigest = (key: Buffer, userId: string, code: string): string =>
  createHmac("sha256", key)
    .update(`recovery:${userId}:${code.replace("-", "")}`)
    .digest("base64url");

/** The code of one step: HOTP with SHA-1 (RFC 4226 section 5.3) over the step's number. */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The number of the 30-second step at a time (RFC 6238 section 4). */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_S);

/** The step whose code this is: the present one, or its neighbours for clocks that differ. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | null {
  const present = totpStep(now);
  const given = code.padStart(6, "0");
  const steps = [present, present - 1, present + 1];
  return steps.find((step) => sameText(totpCode(secret, step), given)) ?? null;
}

/** What an authenticator reads from the QR picture (Key Uri Format of Google Authenticator). */
export function totpUrl(secret: Buffer, account: string): string {
  const issuer = "Mẫu Studio";
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${STEP_S}`;
}
