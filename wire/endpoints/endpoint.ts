import type * as v from "valibot";
import type { Feature } from "../values.ts";

/**
 * Who may call: anyone; a signed-in session; a session or an API token; an administrator;
 * loopback callers while dev pages exist; a payment or engine provider by its signature.
 */
export type Access = "public" | "session" | "token" | "admin" | "dev" | "signature";
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Hono's path form: /api/assets/:id */
  path: string;
  access: Access;
  status: 200 | 201 | 202 | 204;
  body?: v.GenericSchema;
  query?: v.GenericSchema;
  answer?: v.GenericSchema;
  /** What the body or the answer is when it is not JSON. */
  multipart?: true;
  stream?: "sse" | "file" | "zip" | "csv" | "html";
  /** Takes an Idempotency-Key header. */
  idempotent?: true;
  /** Needs a plan that includes this, asked before the body is looked at (plan_required). */
  plan?: "api";
  /** The tool it spends for: a token needs the permission (service_not_permitted). */
  service?: Feature;
}
