import { createHmac } from "node:crypto";

/** Bytes of base32 text, as an authenticator reads the secret that is shown. */
export function decodeBase32(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** Length of one code's step in milliseconds (RFC 6238). */
export const TOTP_STEP = 30_000;

/** The six digits of RFC 6238 over SHA-1, from a secret as the page shows it; `now` in milliseconds. */
export function codeOf(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / TOTP_STEP)));
  const key = decodeBase32(secret.replaceAll(" ", ""));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
