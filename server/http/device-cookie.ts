import { getCookie, setCookie } from "hono/cookie";
import type { Ctx, Deps } from "#server/deps.ts";
import { TIMES } from "#wire/limits.ts";
import type { Call } from "./call.ts";

const NAME = "device";
const FORM = /^[\w-]{43}$/;

/**
 * The cookie by which a browser is known again at a login. It signs nobody in, goes to /auth alone,
 * and no script reads it.
 */
export function deviceOf(deps: Deps, call: Call): Ctx["device"] {
  const told = getCookie(call, NAME);
  const keep = (token: string) =>
    setCookie(call, NAME, token, {
      path: "/auth",
      httpOnly: true,
      sameSite: "Lax",
      secure: deps.publicUrl().startsWith("https:"),
      maxAge: TIMES.knownDevice / 1000,
    });
  return { token: told !== undefined && FORM.test(told) ? told : null, keep };
}
