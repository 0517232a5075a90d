import { matchedRoutes } from "hono/route";
import type { Call } from "./call.ts";

/**
 * The path of the route that a call came to, with its parameters by name: never the address that
 * was asked for, for some addresses open a file or a page to whoever holds them.
 */
export const routeName = (call: Call): string =>
  matchedRoutes(call).find(({ path }) => !path.includes("*"))?.path ?? "page";
