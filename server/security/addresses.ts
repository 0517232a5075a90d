import type { IncomingMessage } from "node:http";

/** The address a call comes from; behind a proxy, the entry that the trusted hops vouch for. */
export function clientAddress(incoming: IncomingMessage | undefined, trustedHops: number): string {
  const socket = incoming?.socket?.remoteAddress ?? "127.0.0.1";
  if (trustedHops === 0) return socket;
  const forwarded = String(incoming?.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedHops) ?? forwarded[0] ?? socket;
}
export const isLoopback = (address: string): boolean =>
  address === "::1" || /^(::ffff:)?127\./.test(address);

/** The address to count calls by, or null: loopback counts for nobody unless a proxy stands before us. */
export const countedAddress = (address: string, trustedHops: number): string | null =>
  trustedHops === 0 && isLoopback(address) ? null : address;
