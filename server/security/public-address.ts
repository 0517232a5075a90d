import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** All of IPv6 that is given out as addresses of the internet (RFC 4291); the rest is something else. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
/**
 * Ranges in it, and in IPv4, that are not public: IANA's special-purpose registries (RFC 6890 and
 * after).
 */
const SPECIAL = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
]) {
  const [net = "", bits] = range.split("/");
  SPECIAL.addSubnet(net, Number(bits), isIP(net) === 4 ? "ipv4" : "ipv6");
}
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const within = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/** The IPv4 address that an IPv6 one stands for (::ffff:127.0.0.1), else the address itself. */
function meantBy(address: string): string {
  if (isIP(address) !== 6 || !URL.canParse(`http://[${address}]`)) return address;
  const { hostname } = new URL(`http://[${address}]`);
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname) ?? [];
  if (!high || !low) return address;
  const bytes = [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]);
  return bytes.join(".");
}

/** Where a call may go: the internet, and this machine itself where that is allowed. */
export function isReachable(text: string, loopback: boolean): boolean {
  const address = meantBy(text);
  // A zone ("fe80::1%eth0") makes sense on one machine only.
  if (isIP(address) === 0 || address.includes("%")) return false;
  if (within(LOOPBACK, address)) return loopback;
  return !within(SPECIAL, address) && (isIP(address) === 4 || within(GLOBAL, address));
}

/** Ports of other kinds of servers, as browsers refuse them (the fetch standard's bad ports). */
const BAD_PORTS = new Set(
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113
   115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554
   556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665
   6666 6667 6668 6669 6679 6697 10080`.split(/\s+/),
);

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

/**
 * The trouble with an address to call, or null: https, no name and password, no port of another
 * kind of server, not this network.
 */
export function urlTrouble(
  text: string,
  loopback: boolean,
): "webhook_https" | "webhook_port" | "webhook_private" | null {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocal =
    /(^|\.)localhost$/.test(host) || (isIP(host) > 0 && within(LOOPBACK, meantBy(host)));
  const isPlain = url.protocol === "http:" && isLocal && loopback;
  if ((url.protocol !== "https:" && !isPlain) || url.username || url.password) {
    return "webhook_https";
  }
  if (isLocal) return loopback ? null : "webhook_private";
  if (BAD_PORTS.has(url.port)) return "webhook_port";
  return isIP(host) > 0 && !isReachable(host, loopback) ? "webhook_private" : null;
}
