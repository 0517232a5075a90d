import { hmac, sameText } from "#server/security/keys.ts";
import { TIMES } from "#wire/limits.ts";

/**
 * Links that carry their own right: HMAC over path and expiry. The expiry is now + 10 minutes
 * rounded up to the next 5, so the same link is given for 5 minutes and browsers cache by it.
 */
export function signPath(key: Buffer, path: string, now: Date): string {
  const step = TIMES.signedUrlStep;
  const expires = Math.ceil((now.getTime() + TIMES.signedUrlMin) / step) * step;
  return `${path}?e=${expires / 1000}&s=${signature(key, path, expires / 1000)}`;
}

/** Whether a signature belongs to this path and is not over. */
export function isSigned(key: Buffer, path: string, query: URLSearchParams, now: Date): boolean {
  const expires = Number(query.get("e"));
  const given = query.get("s") ?? "";
  if (!Number.isInteger(expires) || expires * 1000 <= now.getTime()) return false;
  return sameText(given, signature(key, path, expires));
}

const signature = (key: Buffer, path: string, expires: number) =>
  hmac(key, `file:${path}:${expires}`);

/** Packs a request into a link good for `lifetime` ms; opened by openTicket. */
export function sealTicket(key: Buffer, content: object, now: Date, lifetime: number): string {
  const packed = Buffer.from(
    JSON.stringify({ ...content, expires: now.getTime() + lifetime }),
  ).toString("base64url");
  return `${packed}.${hmac(key, `ticket:${packed}`)}`;
}
/** What a ticket holds, or null when it is altered or over. */
export function openTicket(key: Buffer, ticket: string, now: Date): Record<string, unknown> | null {
  const [packed = "", mark = ""] = ticket.split(".");
  if (!sameText(mark, hmac(key, `ticket:${packed}`))) return null;
  const content = JSON.parse(Buffer.from(packed, "base64url").toString("utf8"));
  return content.expires > now.getTime() ? content : null;
}
