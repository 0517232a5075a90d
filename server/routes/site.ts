import type { Deps } from "#server/deps.ts";
import { mailboxPage, mailboxScript, mailboxStyle } from "#server/dev/mailbox-page.ts";
import { ApiError } from "#server/errors.ts";
import { type App, route } from "#server/http/endpoint.ts";
import { dashboard } from "#server/operations/site/dashboard.ts";
import { devMail } from "#server/operations/site/dev-mail.ts";
import { readPreferences, writePreferences } from "#server/operations/site/preferences.ts";
import { appConfig, health } from "#server/operations/site/state.ts";
import { clientAddress, isLoopback } from "#server/security/addresses.ts";

/** What the app and its keeper ask: health, configuration, dashboard, the developer's mailbox. */
export function siteRoutes(app: App, deps: Deps) {
  route(app, deps, "health", async (ctx, _input, call) => {
    const state = await health(ctx);
    return call.json(state, state.database === "ok" ? 200 : 503);
  });
  route(app, deps, "config", (ctx) => appConfig(ctx));
  route(app, deps, "dashboard", (ctx, { query }) => dashboard(ctx, query));
  route(app, deps, "preferences", (ctx) => readPreferences(ctx));
  route(app, deps, "putPreferences", (ctx, { body }) => writePreferences(ctx, body));
  route(app, deps, "devMail", (ctx, { query }) => devMail(ctx, query));

  const pages = [
    { path: "/dev-tools", body: mailboxPage, type: "text/html" },
    { path: "/dev-tools/mailbox.js", body: mailboxScript, type: "text/javascript" },
    { path: "/dev-tools/mailbox.css", body: mailboxStyle, type: "text/css" },
  ];
  for (const { path, body, type } of pages) {
    app.get(path, (call) => {
      const address = clientAddress(call.env?.incoming, deps.config.trustProxyHops);
      if (!deps.config.devPages || !isLoopback(address)) throw new ApiError("not_found");
      return call.body(body, 200, { "content-type": `${type}; charset=utf-8` });
    });
  }
}
