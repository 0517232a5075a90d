import { crc32 } from "node:zlib";
import { randomText } from "#server/db/ids.ts";
import { hmac } from "./keys.ts";

const PREFIX = "mau_";
const BODY = 32;
const MARK = 6;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${BODY + MARK}}$`);

/** CRC-32 of the random part in six characters of base62: a mistyped value is seen without asking. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let n = 0; n < MARK; n++) {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** A new value: `mau_`, 190 bits in 32 characters, six of checksum. */
export function newTokenValue(): string {
  const body = randomText(BODY);
  return PREFIX + body + checksum(body);
}
/** Whether a text could be a token's value at all. */
export function isTokenValue(text: string): boolean {
  if (!FORM.test(text)) return false;
  const body = text.slice(PREFIX.length, PREFIX.length + BODY);
  return checksum(body) === text.slice(-MARK);
}
/** What is kept in place of the value; without the server's key it can't be computed. */
export const tokenHash = (key: Buffer, value: string): string => hmac(key, value);
/** The bearer of an Authorization header, when it is an API token rather than a session's. */
export const apiTokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer +(mau_\S*)$/i.exec(authorization ?? "")?.[1];
