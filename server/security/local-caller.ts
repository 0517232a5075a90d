import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { clientAddress, isLoopback, type Network, networkOf, plainAddress } from "./addresses.ts";

/** Names under which proxies, tunnels and CDNs say for whom they call; "x-forwarded-…" as well. */
const FORWARDING = new Set(
  `forwarded via x-forwarded x-real-ip x-client-ip x-cluster-client-ip client-ip true-client-ip
  cf-connecting-ip cf-connecting-ipv6 cf-ray cf-visitor cdn-loop fastly-client-ip fly-client-ip
  x-appengine-user-ip x-azure-clientip x-azure-socketip x-envoy-external-address
  x-original-forwarded-for x-original-host x-original-url x-host x-proxyuser-ip x-scheme
  x-amzn-trace-id x-cloud-trace-context`.split(/\s+/),
);

/**
 * Whether somebody else's call is passed on: by a header that says so, or by HTTP/1.0, which nginx
 * speaks unasked and no browser does.
 */
export const isForwarded = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === "1.0" ||
  Object.keys(headers).some((name) => FORWARDING.has(name) || name.startsWith("x-forwarded-"));

/**
 * The network that limits count a call for; null for loopback, which is this machine's own. Behind
 * a proxy that nobody told us of, the nearest entry it forwards is better than none: one that is
 * made up costs its maker alone, and nothing else is believed of it.
 */
export function countedFrom(
  incoming: IncomingMessage | undefined,
  trustedHops: number,
): Network | null {
  const address = clientAddress(incoming, trustedHops);
  if (trustedHops > 0 || !isLoopback(address)) return networkOf(address);
  const entries = String(incoming?.headers["x-forwarded-for"] ?? "").split(",");
  const nearest = plainAddress(entries.at(-1)?.trim() ?? "");
  return nearest && !isLoopback(nearest) ? networkOf(nearest) : null;
}

/** Name or address in a Host header or an origin, without its port; "" when it is neither. */
export function hostName(host: string | undefined): string {
  if (host !== undefined && isIP(host) === 6) return host;
  const found = /^(?:https?:\/\/)?(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/i.exec(host ?? "");
  return (found?.[1] ?? "").toLowerCase().replace(/^\[|\]$/g, "");
}
/** A name for this very machine, which no name server gives to another. */
export const isLocalName = (name: string): boolean =>
  /^(.+\.)?localhost$/.test(name) || (isIP(name) !== 0 && isLoopback(name));

/**
 * Whether a call comes from a person or program on this very machine: from a loopback address,
 * asked for by a loopback name (else another site's name may lead here), not from another site's
 * page, and passed on by nobody. How many proxies are trusted changes nothing: behind one, no call
 * is local.
 */
export function isLocalCaller(incoming: IncomingMessage | undefined): boolean {
  if (!incoming || !isLoopback(incoming.socket?.remoteAddress ?? "")) return false;
  const { host, origin } = incoming.headers;
  if (isForwarded(incoming) || !isLocalName(hostName(host))) return false;
  return origin === undefined || isLocalName(hostName(origin));
}

/** Names of a network's own, which nobody can have outside of it: one word, or an end kept for that. */
const isPrivateName = (name: string): boolean =>
  /^[a-z\d-]+$|\.(local|lan|home|internal|home\.arpa|test)$/.test(name);

/**
 * The origin a person's browser called, where it can be believed: an address in numbers, or a name
 * of this machine or of a network's own. Null for any other name: a caller may claim it, or have
 * been led here by it.
 */
export function calledOrigin(url: string): string | null {
  const { origin, host } = new URL(url);
  const name = hostName(host);
  return isIP(name) !== 0 || isLocalName(name) || isPrivateName(name) ? origin : null;
}
