import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import {
  changeToken,
  createToken,
  deleteToken,
  listTokens,
  readToken,
  regenerateToken,
} from "#server/operations/tokens/manage.ts";
import { tokenStats } from "#server/operations/tokens/stats.ts";
import { deleteWebhook, putWebhook, readWebhook } from "#server/operations/webhooks/manage.ts";
import { testWebhook } from "#server/operations/webhooks/test.ts";

/** API tokens and hooks: the keys of customers' own programs. */
export function tokenRoutes(app: App, deps: Deps) {
  route(app, deps, "tokens", (ctx) => listTokens(ctx));
  route(app, deps, "createToken", (ctx, { body }) => createToken(ctx, body));
  route(app, deps, "tokenStats", (ctx) => tokenStats(ctx));
  route(app, deps, "token", (ctx, { param }) => readToken(ctx, { id: param("id") }));
  route(app, deps, "patchToken", (ctx, { body, param }) =>
    changeToken(ctx, { id: param("id"), ...body }),
  );
  route(app, deps, "deleteToken", (ctx, { param }) => deleteToken(ctx, { id: param("id") }));
  route(app, deps, "regenerateToken", (ctx, { param }) =>
    regenerateToken(ctx, { id: param("id") }),
  );
  route(app, deps, "webhook", (ctx) => readWebhook(ctx));
  route(app, deps, "putWebhook", (ctx, { body }) => putWebhook(ctx, body));
  route(app, deps, "deleteWebhook", (ctx) => deleteWebhook(ctx));
  route(app, deps, "testWebhook", (ctx) => testWebhook(ctx));
}
