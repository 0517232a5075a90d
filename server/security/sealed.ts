import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/*
 * Secrets that must be read again, such as an authenticator's: AES-256-GCM with a key of their own.
 * `owner` is bound in, so that a row copied to another account opens nothing.
 */
const NONCE = 12;
const MARK = 16;

export function seal(key: Buffer, secret: Buffer, owner: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** Throws when the text was altered, is another owner's, or was sealed with another key. */
export function unseal(key: Buffer, text: string, owner: string): Buffer {
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE, NONCE + MARK));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + MARK)), decipher.final()]);
}
