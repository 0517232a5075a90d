import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { TokenRate } from "#server/domain/sessions/identify-token.ts";
import type { Language } from "#wire/values.ts";

export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    language: Language;
    userId?: string;
    /** Of a call by an API token. */
    rate?: TokenRate;
  };
}
export type App = Hono<Env>;
export type Call = Context<Env>;
