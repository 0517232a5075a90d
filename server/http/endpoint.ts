import type * as v from "valibot";
import type { Ctx, Deps, SignedCtx } from "#server/deps.ts";
import {
  countCall,
  identifyAny,
  rateHeaders,
  touchToken,
} from "#server/domain/sessions/identify-token.ts";
import { ApiError } from "#server/errors.ts";
import { clientAddress } from "#server/security/addresses.ts";
import type { Caller } from "#server/security/caller.ts";
import { countedFrom, isLocalCaller } from "#server/security/local-caller.ts";
import { languageOf } from "#server/texts/language-of.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "#wire/endpoints.ts";
import { LIMITS, PLAN_LIMITS } from "#wire/limits.ts";
import { readJson, validate } from "./body.ts";
import type { App, Call } from "./call.ts";
import { deviceOf } from "./device-cookie.ts";

type Entry<N extends EndpointName> = (typeof ENDPOINTS)[N];
type Parsed<N extends EndpointName, K extends "body" | "query"> =
  Entry<N> extends Record<K, infer S extends v.GenericSchema> ? v.InferOutput<S> : undefined;
export interface Input<N extends EndpointName> {
  body: Parsed<N, "body">;
  query: Parsed<N, "query">;
  /** A path parameter; ids that could not be ours are refused before. */
  param: (name: string) => string;
}
type CtxOf<N extends EndpointName> = Entry<N>["access"] extends "session" | "token" | "admin"
  ? SignedCtx
  : Ctx;
type AnswerOf<N extends EndpointName> =
  Entry<N> extends { answer: infer S extends v.GenericSchema } ? v.InferOutput<S> : unknown;
type Handler<N extends EndpointName> = (
  ctx: CtxOf<N>,
  input: Input<N>,
  call: Call,
) => Promise<AnswerOf<N> | Response>;
/** Any of them: what a row of the table says of its caller, body and query is checked by `route`. */
type AnyHandler = (
  ctx: Ctx,
  input: { body: unknown; query: unknown; param: (name: string) => string },
  call: Call,
) => Promise<unknown>;

export const ctxOf = (deps: Deps, call: Call, caller: Ctx["caller"]): Ctx => ({
  ...deps,
  language: call.get("language"),
  address: clientAddress(call.env?.incoming, deps.config.trustProxyHops),
  isLocal: isLocalCaller(call.env?.incoming),
  counted: countedFrom(call.env?.incoming, deps.config.trustProxyHops),
  userAgent: (call.req.header("user-agent") ?? "").slice(0, 300),
  device: deviceOf(deps, call),
  caller,
});

/**
 * Ties an endpoint of the wire's table to its operation: checks access, reads and validates body
 * and query, answers JSON with the table's status. 204 sends nothing.
 */
export function route<N extends EndpointName>(
  app: App,
  deps: Deps,
  name: N,
  handler: Handler<N>,
): void;
export function route(app: App, deps: Deps, name: EndpointName, handler: AnyHandler): void {
  const entry: Endpoint = ENDPOINTS[name];
  app.on(entry.method, entry.path, async (call) => {
    const caller = await callerFor(deps, entry, call);
    if (caller) call.set("userId", caller.userId);
    if (entry.plan && caller && !PLAN_LIMITS[caller.plan][entry.plan]) {
      throw new ApiError("plan_required");
    }
    const ctx = ctxOf(deps, call, caller);
    const query = entry.query ? validate(entry.query, call.req.query(), "query") : undefined;
    const body = entry.body ? validate(entry.body, await readJson(call.req.raw)) : undefined;
    const answer = await handler(ctx, { body, query, param: (key) => idParam(call, key) }, call);
    if (answer instanceof Response) return answer;
    if (entry.status === 204) return call.body(null, 204);
    return call.json(answer ?? {}, entry.status);
  });
}

async function callerFor(deps: Deps, entry: Endpoint, call: Call) {
  const authorization = call.req.header("authorization");
  switch (entry.access) {
    case "dev":
      if (!mayDevelop(deps, call)) throw new ApiError("not_found");
      return null;
    case "signature":
      return null;
    case "public":
      return authorization ? guestOrCaller(deps, authorization) : null;
    case "token":
      return permit(deps, entry, call, await identifyCall(deps, call));
    case "session": {
      const caller = await identifyCall(deps, call);
      if (caller.token) throw new ApiError("forbidden", { variant: "token_forbidden" });
      return caller;
    }
    case "admin":
      return identifyAdmin(deps, call);
  }
}

/** Whether there are developer's pages for this caller. */
export const mayDevelop = (deps: Deps, call: Call): boolean =>
  deps.config.devPages && isLocalCaller(call.env?.incoming);

/** An administrator by session. Throws unauthorized, forbidden for anyone else and for tokens. */
export async function identifyAdmin(deps: Deps, call: Call): Promise<Caller> {
  const caller = await identifyCall(deps, call);
  if (caller.token) throw new ApiError("forbidden", { variant: "token_forbidden" });
  if (!caller.isAdmin) throw new ApiError("forbidden");
  return caller;
}

/**
 * Who calls. A program that sends its key in another way than asked for is told the right one; a
 * browser is not, for it adds headers by itself.
 */
function identifyCall(deps: Deps, call: Call): Promise<Caller> {
  const authorization = call.req.header("authorization");
  const isProgram = call.req.header("sec-fetch-site") === undefined;
  const shown = authorization ?? call.req.header("x-api-key");
  if (isProgram && shown && !/^Bearer +\S/i.test(authorization ?? "")) {
    throw new ApiError("unauthorized", { variant: "credential_form" });
  }
  return identifyAny(deps, authorization);
}

/** Public calls answer as to anyone, whatever is shown; a token's owner sees that it was used. */
async function guestOrCaller(deps: Deps, authorization: string): Promise<Caller | null> {
  const caller = await identifyAny(deps, authorization).catch(() => null);
  if (caller?.token) await touchToken(deps, caller.token.id);
  return caller;
}

/** Counts the call of a token against its limit and asks for its permission, before anything else. */
async function permit(deps: Deps, entry: Endpoint, call: Call, caller: Caller): Promise<Caller> {
  const { token } = caller;
  if (!token) return caller;
  call.set("rate", await countCall(deps, { ...caller, token }, entry.service ?? "other"));
  if (entry.service && !token.services.includes(entry.service)) {
    throw new ApiError("service_not_permitted");
  }
  return caller;
}

/** Tells a token's program where it stands, on answers and refusals alike. */
export function setRateHeaders(call: Call) {
  const rate = call.get("rate");
  for (const [name, value] of Object.entries(rate ? rateHeaders(rate) : {})) {
    call.res.headers.set(name, value);
  }
}

function idParam(call: Call, name: string): string {
  const value = call.req.param(name) ?? "";
  if (!/^[\w.-]+$/.test(value) || value.length > LIMITS.slugChars) throw new ApiError("not_found");
  return value;
}

/** The language of a call's sentences, from its Accept-Language. */
export const setLanguage = (call: Call) =>
  call.set("language", languageOf(call.req.header("accept-language")));
