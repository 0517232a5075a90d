import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that are not the internet's: IANA's special-purpose registries (RFC 6890 and after). */
const SPECIAL = new BlockList();
for (const range of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
  ...["::/128", "::1/128", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23"],
  ...["2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "ff00::/8"],
]) {
  const [net = "", bits] = range.split("/");
  SPECIAL.addSubnet(net, Number(bits), isIP(net) === 4 ? "ipv4" : "ipv6");
}
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const within = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/** Where a call may go: the internet, and this machine itself where that is allowed. */
export function isReachable(address: string, loopback: boolean): boolean {
  if (isIP(address) === 0) return false;
  return (loopback && within(LOOPBACK, address)) || !within(SPECIAL, address);
}

/**
 * Name resolution for a socket: the addresses that are checked are the ones it connects to, so that
 * a name can't be one thing when asked and another when used. One bad address refuses the name.
 */
export const guardedLookup =
  (loopback: boolean, resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "");
      const [first] = found;
      if (!first || !found.every(({ address }) => isReachable(address, loopback))) {
        return callback(new Error("not an address of the internet"), "");
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

/** The trouble with an address to call, or null: https, no name and password, not this network. */
export function urlTrouble(
  text: string,
  loopback: boolean,
): "webhook_https" | "webhook_private" | null {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocal = /(^|\.)localhost$/.test(host) || (isIP(host) > 0 && within(LOOPBACK, host));
  const isPlain = url.protocol === "http:" && isLocal && loopback;
  if ((url.protocol !== "https:" && !isPlain) || url.username || url.password) {
    return "webhook_https";
  }
  if (isLocal) return loopback ? null : "webhook_private";
  return isIP(host) > 0 && !isReachable(host, loopback) ? "webhook_private" : null;
}
