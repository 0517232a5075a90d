import path from "node:path";
import type { Deps } from "#server/deps.ts";
import { devToolsPage, devToolsScript, devToolsStyle } from "#server/dev/dev-tools-page.ts";
import type { App } from "#server/http/call.ts";
import { mayDevelop, route } from "#server/http/endpoint.ts";
import { serveClient, servePage } from "#server/http/static.ts";
import { devMail } from "#server/operations/dev/mails.ts";
import { devOrders } from "#server/operations/payments/sandbox.ts";

/** Addresses of the developer's own client entry (dev/main.tsx). */
const CLIENT_PAGES = [
  "/test",
  "/test-google-auth",
  "/dev-tools/machines",
  "/dev/states",
  "/dev/states/:flow/:leaf",
];
const BUILT = "/dev-tools/app/";

/**
 * The developer's pages: mailbox and sandbox orders by the server, the rest by a client entry of
 * its own. For anyone but a caller on this machine, and in production, there are no such pages.
 */
export function devPages(app: App, deps: Deps, folder: string) {
  route(app, deps, "devMail", (ctx, { query }) => devMail(ctx, query));
  route(app, deps, "devPayments", (ctx) => devOrders(ctx));

  const own = [
    { at: "/dev-tools", body: devToolsPage, type: "text/html" },
    { at: "/dev-tools/dev-tools.js", body: devToolsScript, type: "text/javascript" },
    { at: "/dev-tools/dev-tools.css", body: devToolsStyle, type: "text/css" },
  ];
  for (const { at, body, type } of own) {
    app.get(at, (call, next) =>
      mayDevelop(deps, call)
        ? Promise.resolve(call.body(body, 200, { "content-type": `${type}; charset=utf-8` }))
        : next(),
    );
  }
  for (const at of CLIENT_PAGES) {
    app.get(at, async (call, next) => {
      const page = mayDevelop(deps, call)
        ? await servePage(path.join(folder, "index.html"), call.req.raw)
        : null;
      return page ?? next();
    });
  }
  app.get(`${BUILT}*`, async (call, next) => {
    if (!mayDevelop(deps, call)) return next();
    const url = new URL(call.req.url);
    url.pathname = url.pathname.slice(BUILT.length - 1);
    return (await serveClient(folder, new Request(url, call.req.raw))) ?? next();
  });
}
