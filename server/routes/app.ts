import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { dashboard } from "#server/operations/accounts/dashboard.ts";
import { readPreferences, writePreferences } from "#server/operations/accounts/preferences.ts";
import { appConfig, health } from "#server/operations/system/state.ts";

/** What the app and its keeper ask: health, configuration, dashboard, preferences. */
export function appRoutes(app: App, deps: Deps) {
  route(app, deps, "health", async (ctx, _input, call) => {
    const state = await health(ctx);
    return call.json(state, state.database === "ok" ? 200 : 503);
  });
  route(app, deps, "config", (ctx) => appConfig(ctx));
  route(app, deps, "dashboard", (ctx, { query }) => dashboard(ctx, query));
  route(app, deps, "preferences", (ctx) => readPreferences(ctx));
  route(app, deps, "putPreferences", (ctx, { body }) => writePreferences(ctx, body));
}
