import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";

/** Paths that answer JSON even when nothing is there; every other path is a page of the app. */
const API_PATHS = /^\/(api|auth|ai|webhooks|files|samples|health|metrics)(\/|$)/i;
const oneSlash = (at: string) => at.replace(/\/{2,}/g, "/");

/** Whether a program asks: also for a path that is only written wrongly. */
export const isApiPath = (at: string): boolean => API_PATHS.test(oneSlash(at));

interface Route {
  method: string;
  path: string;
}

/** What is served, read off the routes themselves: a call of the wire's table may not be built yet. */
export class KnownPaths {
  readonly #routes: { method: string; parts: string[] }[];

  /** `dev`: whether the developer's calls are served; where they are not, nothing tells of them. */
  constructor(routes: readonly Route[], dev: boolean) {
    const endpoints: Endpoint[] = Object.values(ENDPOINTS);
    const hidden = endpoints.filter(({ access }) => access === "dev" && !dev);
    this.#routes = routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .filter((one) => !hidden.some(({ path }) => path === one.path))
      .map(({ method, path }) => ({ method, parts: path.split("/") }));
  }

  /** The methods a path takes. */
  methodsOf(at: string): string[] {
    const parts = at.split("/");
    const fitting = this.#routes.filter((route) => fits(route.parts, parts, (a, b) => a === b));
    return [...new Set(fitting.map(({ method }) => method))];
  }

  /** The path that was meant by one with a slash too many or in other letters; null for none. */
  meantBy(at: string): string | null {
    const parts = oneSlash(at).replace(/\/$/, "").split("/");
    const sameLetters = (a: string, b: string) => a === b.toLowerCase();
    const route = this.#routes.find((one) => fits(one.parts, parts, sameLetters));
    if (!route) return null;
    const meant = route.parts.map((part, n) => (part.startsWith(":") ? parts[n] : part)).join("/");
    return meant === at || meant.length > 200 ? null : meant;
  }
}

const fits = (wanted: string[], parts: string[], same: (a: string, b: string) => boolean) =>
  wanted.length === parts.length &&
  wanted.every((part, n) => {
    const given = parts[n] ?? "";
    return part.startsWith(":") ? given !== "" : same(part, given);
  });
