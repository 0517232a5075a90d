import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The address a call comes from; behind a proxy, the entry that the trusted hops vouch for. An entry
 * that is no address is nobody's: the proxy's own stands in, so that made-up ones share one count.
 */
export function clientAddress(incoming: IncomingMessage | undefined, trustedHops: number): string {
  const socket = plainAddress(incoming?.socket?.remoteAddress ?? "") ?? "127.0.0.1";
  if (trustedHops === 0) return socket;
  const forwarded = String(incoming?.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const entry = forwarded.at(-trustedHops) ?? forwarded[0];
  return (entry && plainAddress(entry)) || socket;
}

/** One spelling an address: no port, no zone, an IPv4 inside IPv6 as IPv4. Null for anything else. */
export function plainAddress(text: string): string | null {
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/s, "");
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return null;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return groups.map((group) => group.toString(16)).join(":");
}

/** The eight groups of an IPv6 address that isIP has seen. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [(+a << 8) | +b, (+c << 8) | +d].map((group) => group.toString(16)).join(":"),
  );
  const [head = [], tail = []] = hex
    .split("::")
    .map((half) => half.split(":").filter(Boolean))
    .map((half) => half.map((group) => Number.parseInt(group, 16)));
  const gap = 8 - head.length - tail.length;
  return [...head, ...Array<number>(gap).fill(0), ...tail];
}

const LOOPBACK_6 = "0:0:0:0:0:0:0:1";
export const isLoopback = (address: string): boolean => {
  const plain = plainAddress(address);
  return plain === LOOPBACK_6 || plain?.startsWith("127.") === true;
};

/** Where calls are counted: `site` is null for IPv4, where an address is one household's already. */
export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 one: a customer has at least that much. */
  net: string;
  /** The /48 around it, which one customer may have whole. */
  site: string | null;
}
export function networkOf(address: string): Network {
  const groups = address.split(":");
  if (groups.length !== 8) return { net: address, site: null };
  const part = (count: number) => `${groups.slice(0, count).join(":")}::/${count * 16}`;
  return { net: part(4), site: part(3) };
}

/** The network to count calls by, or null: loopback counts for nobody unless a proxy stands before us. */
export const countedNetwork = (address: string, trustedHops: number): Network | null =>
  trustedHops === 0 && isLoopback(address) ? null : networkOf(address);
