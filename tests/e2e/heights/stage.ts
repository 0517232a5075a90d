import type { Page, Request, Route } from "playwright";
import type { AnyEventObject } from "xstate";
import type { Outcome, Refused } from "#machines/kit/outcome.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { ERROR_STATUS, type ErrorCode } from "#wire/errors.ts";
import { CALLS, type Call } from "./calls.ts";

/** Limit against hanging: a step makes its call when the machine has time for it. */
const CALL_WAIT = 60_000;

const ROWS = Object.values(ENDPOINTS).map(({ method, path }) => ({
  call: `${method} ${path}`,
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
  names: path.split(":").length,
}));
/** Which call of the product a request is; a path that is spelt out goes before one with names. */
function callOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return ROWS.filter(({ method, path }) => method === request.method() && path.test(pathname)).sort(
    (a, b) => a.names - b.names,
  )[0]?.call;
}
export const isKnownCode = (code: string): code is ErrorCode => code in ERROR_STATUS;

/** The server answers itself. */
export const REAL = Symbol("the server's own answer");
/** The connection breaks before the answer. */
export const CUT = Symbol("cut");
/** How a call ends: broken off, refused, or answered (REAL: by the server itself). */
export type Ending = typeof CUT | Refused | { answer: unknown };

async function endOf(route: Route, ending: Ending): Promise<void> {
  if (ending === CUT) return route.abort("connectionfailed");
  if ("code" in ending) {
    const status = isKnownCode(ending.code) ? ERROR_STATUS[ending.code] : 500;
    return route.fulfill({ status, json: refusalBody(ending) });
  }
  const { answer } = ending;
  if (answer === REAL) return route.fulfill({ response: await route.fetch() });
  const told =
    typeof answer === "function"
      ? answer(await (await route.fetch()).json(), route.request().postDataJSON())
      : answer;
  return route.fulfill({ json: told });
}

/** A refusal as the server words it (wire.md, errors). */
function refusalBody({ code, message, fields, facts, registrationId }: Refused) {
  return {
    code,
    message: message ?? `Từ chối vì ${code}.`,
    ...(fields && { fields }),
    ...facts,
    ...(registrationId && { registration_id: registrationId }),
  };
}

/**
 * The calls of one page. A call that an actor of the walked state makes is held until the path says
 * how it ends: answered by the real server, refused, or broken off. Every other call goes through.
 */
export class Stage {
  private awaited: ReadonlySet<string> = new Set();
  private held: { actor: string; route: Route }[] = [];
  private news: (() => void) | null = null;
  /** Whose call was broken off in this step: what asks again by itself is broken off again. */
  private cut: ReadonlySet<string> = new Set();
  private readonly calls: Readonly<Record<string, Call>>;

  constructor(own: Readonly<Record<string, Call>> = {}) {
    this.calls = { ...CALLS, ...own };
  }

  async begin(page: Page): Promise<void> {
    await page.route(
      (url) => /^\/(auth|api|ai)\//.test(url.pathname),
      (route) => {
        const actor = this.actorOf(route.request());
        if (actor === undefined) return route.fallback();
        if (this.cut.has(actor)) return endOf(route, CUT);
        this.held.push({ actor, route });
        this.news?.();
      },
    );
  }
  private actorOf(request: Request): string | undefined {
    const call = callOf(request);
    return [...this.awaited].find((actor) => call !== undefined && this.calls[actor] === call);
  }

  /**
   * From now on the calls of these actors are held. What is held already goes over to the actor that
   * makes this call now. A question that nobody waits for any more, as when a page asked twice, goes
   * to the server; what would change something there does not.
   */
  await(actors: Iterable<string>): void {
    this.awaited = new Set(actors);
    this.cut = new Set();
    const held = this.held;
    this.held = [];
    for (const { actor, route } of held) {
      const now = this.awaited.has(actor) ? actor : this.actorOf(route.request());
      if (now === undefined && route.request().method() === "GET")
        // The page may have given it up meanwhile.
        void route.continue().catch(() => {});
      else this.held.push({ actor: now ?? actor, route });
    }
  }

  /** The calls of an actor, once it has made one; fails where none comes. */
  private async callsOf(actor: string): Promise<Route[]> {
    const until = Date.now() + CALL_WAIT;
    for (;;) {
      const mine = this.held.filter((one) => one.actor === actor).map(({ route }) => route);
      if (mine.length > 0) {
        this.held = this.held.filter((one) => one.actor !== actor);
        return mine;
      }
      const left = until - Date.now();
      if (left <= 0) throw new Error(`no call to ${this.calls[actor]} was made by ${actor}`);
      await new Promise<void>((resolve) => {
        this.news = resolve;
        setTimeout(resolve, left).unref();
      });
    }
  }

  /** Ends an actor's call: see `Ending`. Fails where the actor makes none. */
  async end(actor: string, ending: Ending): Promise<void> {
    const calls = await this.callsOf(actor);
    if (ending === CUT) this.cut = new Set([...this.cut, actor]);
    for (const route of calls) await endOf(route, ending);
  }

  /** Ends an actor's call as the event says; `answer` is what an accepted one brings (see face.ts). */
  async settle(actor: string, event: AnyEventObject, answer: unknown): Promise<void> {
    const outcome = event.output as Outcome<unknown> | undefined;
    if (event.type.startsWith("xstate.error.")) await this.end(actor, CUT);
    else await this.end(actor, outcome?.ok === false ? outcome : { answer });
  }
}
