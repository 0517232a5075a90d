import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errnoOf } from "#server/errno.ts";

/** Keys for one purpose each, all drawn from the one secret. */
export interface Keys {
  jwt: Uint8Array;
  codes: Buffer;
  urls: Buffer;
  emails: Buffer;
  totp: Buffer;
  sandbox: Buffer;
  tokens: Buffer;
  webhooks: Buffer;
  mark: Buffer;
  mails: Buffer;
  devices: Buffer;
  leaving: Buffer;
}

export function keysFrom(secret: string): Keys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "mau-studio", purpose, 32));
  return {
    jwt: derive("access-token"),
    codes: derive("one-time-code"),
    urls: derive("signed-url"),
    emails: derive("email"),
    totp: derive("authenticator"),
    sandbox: derive("sandbox-gateway"),
    tokens: derive("api-token"),
    webhooks: derive("webhook-secret"),
    mark: derive("mark-of-the-secret"),
    mails: derive("mail"),
    devices: derive("device"),
    leaving: derive("newsletter-leave"),
  };
}

/**
 * SESSION_SECRET, or one made at the first start and kept in DATA_DIR (mode 0600); `made` is its
 * file when that was just now.
 */
export function sessionSecret(
  configured: string | null,
  dataDir: string,
): { text: string; made: string | null } {
  if (configured) return { text: configured, made: null };
  const file = path.join(dataDir, "session-secret");
  let made: string | null = null;
  if (!existsSync(file)) {
    try {
      writeFileSync(file, `${randomBytes(48).toString("base64url")}\n`, {
        mode: 0o600,
        flag: "wx",
      });
      made = file;
    } catch (error) {
      if (errnoOf(error) !== "EEXIST") throw error;
    }
  }
  return { text: readFileSync(file, "utf8").trim(), made };
}

/** What a database keeps of the secret, to be known by: nothing can be told from it. */
export const secretMark = (keys: Keys): string => hmac(keys.mark, "installation");

export const hmac = (key: Buffer, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
/** Compares without telling by time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
