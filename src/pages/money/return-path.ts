import { safePath } from "#machines/auth-dialog/return-path.rules.ts";

/** The page to come back to after buying; only one of this site. */
export function readReturn(search: Record<string, unknown>): { return?: string } {
  const path = typeof search.return === "string" ? safePath(search.return) : null;
  return path === null ? {} : { return: path };
}

/** The order a gateway's way back names. */
export function readOrder(search: Record<string, unknown>): { order?: string } {
  const { order } = search;
  return typeof order === "string" && /^chk_\w+$/.test(order) ? { order } : {};
}
