import { planName } from "#server/texts/plan-words.ts";
import { ContactFields } from "#wire/contact.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "#wire/endpoints.ts";
import { ERROR_STATUS } from "#wire/errors.ts";
import { keysOf } from "#wire/keys.ts";
import { LIMITS } from "#wire/limits.ts";
import { API_FROM } from "#wire/plans.ts";
import { PRODUCT } from "#wire/product.ts";
import { LANGUAGES, type Language } from "#wire/values.ts";
import { componentSchemas, type JsonSchema, jsonSchemaOf, querySchemas } from "./json-schema.ts";
import { ANSWERS, DOCUMENT_SUMMARIES, EXAMPLES, summaryOf } from "./summaries.ts";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
}
interface Content {
  schema?: JsonSchema;
  example?: unknown;
}
/** What a call answers with one status. */
interface Answered {
  description: string;
  headers?: object;
  content?: Record<string, Content>;
}
export interface Operation {
  operationId: EndpointName;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, Answered>;
}
export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
}

const TAGS: [path: RegExp, tag: string][] = [
  [/^\/ai\//, "Tools"],
  [/^\/api\/generations/, "Generations"],
  [/^\/(api\/assets|api\/samples|samples|files)/, "Pictures"],
  [/^\/api\/(credits|costs|quote|estimates)/, "Credits"],
  [/^\/api\/(hairstyles|presets|video-models)/, "Catalogues"],
  [/^\/(api\/(plans|checkout|payments)|webhooks)/, "Payments"],
  [/^\/api\/(tokens|webhooks)/, "API access"],
  [/^\/api\/admin/, "Administration"],
  [/^\/api\/(blog|newsletter)/, "Blog"],
  [/^\/(auth|api\/account)/, "Accounts"],
];
export const tagOf = (path: string): string =>
  TAGS.find(([pattern]) => pattern.test(path))?.[1] ?? "Studio";

const STREAMS = {
  sse: "text/event-stream",
  file: "application/octet-stream",
  zip: "application/zip",
  csv: "text/csv",
  html: "text/html",
} as const;
const UPLOAD: JsonSchema = {
  type: "object",
  required: ["file"],
  properties: {
    file: { type: "string", contentMediaType: "application/octet-stream" },
    usage: { enum: ["model", "garment", "face", "hair", "image", "mask"], default: "image" },
  },
};

function contactForm(): JsonSchema {
  const fields = jsonSchemaOf(ContactFields, "input");
  const files = {
    type: "array",
    maxItems: LIMITS.contactFiles,
    items: { type: "string", contentMediaType: "application/octet-stream" },
  };
  return { ...fields, properties: { ...fields.properties, files } };
}

/** The refusals a call can meet, by status. */
function refusalsOf(entry: Endpoint): number[] {
  const found = new Set<number>([500, 503]);
  const add = (...statuses: number[]) => {
    for (const status of statuses) found.add(status);
  };
  if (["session", "token", "admin"].includes(entry.access)) add(401, 403);
  if (entry.access === "signature") add(401, 403, 404);
  if (entry.access === "token") add(429);
  if (entry.path.startsWith("/auth") || entry.path.includes("/api/account"))
    add(401, 403, 409, 429);
  if (entry.body || entry.path.startsWith("/webhooks")) add(400, 413, 422);
  if (entry.query) add(422);
  if (entry.path.includes(":")) add(404);
  if (entry.path.includes(":") && entry.method !== "GET") add(409);
  if (entry.idempotent && !entry.multipart) add(402, 404, 409, 422, 429);
  if (/^\/auth\/(google|firebase|profile)/.test(entry.path)) add(404);
  if (entry.multipart) add(400, 413, 415, 422, 429);
  if (entry.path === "/api/reports" || entry.path === "/api/downloads") add(404, 429);
  if (entry.path.startsWith("/api/tokens") || entry.path.startsWith("/api/webhooks")) add(404, 409);
  if (entry.path === "/api/generations/download") add(404);
  if (entry.path === "/api/blog/posts") add(404);
  if (/^\/api\/(blog|newsletter|handoff)/.test(entry.path) && entry.method === "POST") add(429);
  return [...found].sort((a, b) => a - b);
}

function parametersOf(entry: Endpoint): Parameter[] {
  const inPath = [...entry.path.matchAll(/:(\w+)/g)].map(
    ([, name = ""]): Parameter => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string", maxLength: LIMITS.slugChars },
    }),
  );
  const inQuery = (entry.query ? querySchemas(entry.query) : []).map(
    (one): Parameter => ({ ...one, in: "query" }),
  );
  const key: Parameter = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string", maxLength: 255 },
  };
  return [...inPath, ...inQuery, ...(entry.idempotent ? [key] : [])];
}

function requestBodyOf(name: EndpointName, entry: Endpoint): Operation["requestBody"] {
  if (entry.multipart) {
    const schema = name === "contact" ? contactForm() : UPLOAD;
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  if (!entry.body) return undefined;
  const schema = jsonSchemaOf(entry.body, "input");
  const example = EXAMPLES[name];
  const required = (schema.required ?? []).length > 0;
  return { required, content: { "application/json": { schema, ...(example ? { example } : {}) } } };
}

function successOf(name: EndpointName, entry: Endpoint) {
  if (entry.status === 204) return { description: "Done" };
  const content = (type: string, schema: JsonSchema = {}) => ({
    description: "Done",
    content: { [type]: { schema, ...(ANSWERS[name] ? { example: ANSWERS[name] } : {}) } },
  });
  if (entry.stream) return content(STREAMS[entry.stream], { type: "string" });
  return content(
    "application/json",
    entry.answer ? jsonSchemaOf(entry.answer, "output") : { type: "object" },
  );
}

const SECURITY: Record<Endpoint["access"], Record<string, string[]>[]> = {
  token: [{ apiToken: [] }, { session: [] }],
  session: [{ session: [] }],
  admin: [{ session: [] }],
  public: [],
  signature: [],
  dev: [],
};

function operationOf(name: EndpointName, entry: Endpoint): Operation {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  const parameters = parametersOf(entry);
  const requestBody = requestBodyOf(name, entry);
  const refusals = refusalsOf(entry).map((status) => [
    String(status),
    { $ref: "#/components/responses/Refusal" },
  ]);
  return {
    operationId: name,
    summary:
      summaryOf(DOCUMENT_LANGUAGE, name) ??
      DOCUMENT_SUMMARIES[name] ??
      words.charAt(0).toUpperCase() + words.slice(1),
    tags: [tagOf(entry.path)],
    security: SECURITY[entry.access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { [entry.status]: successOf(name, entry), ...Object.fromEntries(refusals) },
  };
}

/** The document is for programs and their writers, who read English. */
export const DOCUMENT_LANGUAGE: Language = "en";
const PLANS = `${planName(DOCUMENT_LANGUAGE, API_FROM)} and above`;
const DESCRIPTION = `The studio's own API. Programs call it with a token of the API page (plans: ${PLANS}) in the Authorization header. Times are ISO 8601 in UTC, money is whole VND, lists are read by cursor, fields that a call does not know are ignored. Every refusal has a stable \`code\` and a sentence in the language of Accept-Language (${LANGUAGES.join(", ")}). Codes: ${Object.keys(ERROR_STATUS).join(", ")}.`;

/**
 * The OpenAPI 3.1 document of what this server serves, made from the wire's table alone: `served`
 * holds "METHOD /path" of every registered route. Developer calls are left out.
 */
export function openApiOf(
  served: ReadonlySet<string>,
  options: { url: string; version: string },
): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const name of keysOf(ENDPOINTS)) {
    const entry: Endpoint = ENDPOINTS[name];
    if (entry.access === "dev" || !served.has(`${entry.method} ${entry.path}`)) continue;
    const at = entry.path.replace(/:(\w+)/g, "{$1}");
    paths[at] = { ...paths[at], [entry.method.toLowerCase()]: operationOf(name, entry) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${PRODUCT} API`, version: options.version, description: DESCRIPTION },
    servers: [{ url: options.url }],
    paths,
    components: {
      schemas: componentSchemas(),
      responses: {
        Refusal: {
          description: "Refused; `code` says why",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      },
      securitySchemes: {
        apiToken: { type: "http", scheme: "bearer", bearerFormat: "mau_…" },
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}
