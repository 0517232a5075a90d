import type { KyInstance, Options } from "ky";
import type * as v from "valibot";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import { takeServerDate } from "#src/lib/browser/clock.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import type { ENDPOINTS, EndpointName } from "#wire/endpoints.ts";
import type { ErrorBody } from "#wire/errors.ts";
import { timeoutFor } from "#wire/limits.ts";
import type { Language } from "#wire/values.ts";
import { Late } from "./late.ts";

type Table = typeof ENDPOINTS;
type Method = Endpoint["method"];
type Row<M extends Method, P extends string = string> = Extract<
  Table[EndpointName],
  { method: M; path: P }
>;
type Path<M extends Method> = Row<M>["path"];
type InputOf<Row> = Row extends { body: infer Body extends v.GenericSchema }
  ? v.InferInput<Body>
  : undefined;
type AnswerOf<Row> = Row extends { answer: infer Answer extends v.GenericSchema }
  ? v.InferOutput<Answer>
  : null;

export interface CallOptions<Body = unknown> {
  /** Values of the path's :names. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: Body;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Sends no token, for calls that are anyone's. */
  anonymous?: boolean;
  /** Another token than the session's: while one is being taken up. */
  token?: string;
  /** Goes on after the page has gone (undoable deletes). */
  keepalive?: boolean;
  /** Asks whether the session stands: a 401 is the answer, and ends nothing by itself. */
  asksSession?: boolean;
}
export interface ApiSettings {
  base: string;
  token(): string | null;
  language(): Language;
  /** Called when a call that carried the session's token is answered 401. */
  onUnauthorized(token: string): void;
}

/**
 * The one door to the server. Paths and shapes are the endpoint table's, so a wrong path or body
 * does not compile. A refusal resolves as data; only a broken connection rejects.
 */
export class Api {
  readonly settings: ApiSettings;
  /** Fetched with the first call: a page that was rendered ahead makes none until it is used. */
  private readonly http: Late<KyInstance>;
  constructor(settings: ApiSettings, fetcher?: typeof fetch) {
    this.settings = settings;
    const manner = { retry: 0, throwHttpErrors: false, ...(fetcher && { fetch: fetcher }) };
    this.http = new Late(async () => (await import("ky")).default.create(manner));
  }

  async call<M extends Method, P extends Path<M>>(
    method: M,
    path: P,
    options: CallOptions<InputOf<Row<M, P>>> = {},
  ): Promise<Outcome<AnswerOf<Row<M, P>>>> {
    const response = await this.fetch(method, path, options);
    if (!response.ok) return refusal(response);
    const empty = response.status === 204 || response.headers.get("content-length") === "0";
    return accepted(
      (empty ? null : await response.json().catch(() => null)) as AnswerOf<Row<M, P>>,
    );
  }

  /** The raw response, for streams and files. */
  async fetch(method: Method, path: string, options: CallOptions = {}): Promise<Response> {
    const token = options.anonymous ? null : (options.token ?? this.settings.token());
    const address =
      this.settings.base + withParams(path, options.params ?? {}) + queryOf(options.query ?? {});
    const request: Options = {
      method,
      headers: this.headers(token, options.idempotencyKey),
      timeout: timeoutFor(path),
      // The cookie by which this device is known at a login; the server's may be another origin.
      ...(path.startsWith("/auth/") && { credentials: "include" }),
      ...(options.body !== undefined && { json: options.body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    };
    const http = await this.http.need();
    const response = await http(address, request);
    takeServerDate(response.headers.get("date"));
    const isNews = response.status === 401 && !options.asksSession;
    if (isNews && token !== null) this.settings.onUnauthorized(token);
    return response;
  }

  headers(token: string | null, idempotencyKey?: string): Record<string, string> {
    return {
      "accept-language": this.settings.language(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    };
  }
}

const withParams = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

function queryOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return known.length === 0
    ? ""
    : `?${new URLSearchParams(known.map(([k, value]) => [k, String(value)]))}`;
}

/** A non-2xx answer as data. A body that is not ours leaves only the status to go by. */
export async function refusal(response: Response) {
  return refusalOf(response.status, await response.json().catch(() => null));
}
export function refusalOf(status: number, answer: unknown) {
  const body = answer as Partial<ErrorBody> | null;
  // For a person the field's sentence by itself; the server names the field for programs.
  const first = body?.code === "invalid_request" ? Object.values(body.fields ?? {})[0] : undefined;
  const message = first ?? body?.message ?? body?.detail;
  const facts = Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    ),
  );
  return refused(body?.code ?? `http_${status}`, {
    ...(typeof message === "string" && { message }),
    ...(body?.fields && { fields: body.fields }),
    facts: { ...facts, status },
    ...(body?.registration_id && { registrationId: body.registration_id }),
  });
}

/** A refusal thrown, for react-query, which tells success from failure by throwing. */
export class RefusedError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = "RefusedError";
    this.code = code;
    this.status = status;
  }
}
/** The value of an outcome, or its refusal thrown. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new RefusedError(outcome.code, outcome.facts?.status ?? 0, outcome.message ?? "");
}
