import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { readText } from "#server/http/body.ts";
import type { App, Call } from "#server/http/call.ts";
import { ctxOf, route } from "#server/http/endpoint.ts";
import { sendHandoff } from "#server/operations/handoff/send.ts";
import { confirmSubscriber, leaveNewsletter } from "#server/operations/newsletter/links.ts";
import { subscribe } from "#server/operations/newsletter/subscribe.ts";

/** What the mailed links do, by their pages' addresses. */
const LINKS = {
  "/newsletter/confirm": confirmSubscriber,
  "/newsletter/leave": leaveNewsletter,
} as const;
const tokenOf = (call: Call): string => (call.req.query("token") ?? "").slice(0, 200);

/** The newsletter, and a link to go on at a computer: what mails an address at its owner's wish. */
export function newsletterRoutes(app: App, deps: Deps) {
  route(app, deps, "newsletter", (ctx, { body }) => subscribe(ctx, body));
  route(app, deps, "confirmNewsletter", (ctx, { body }) => confirmSubscriber(ctx, body));
  route(app, deps, "leaveNewsletter", (ctx, { body }) => leaveNewsletter(ctx, body));
  route(app, deps, "handoff", (ctx, { body }) => sendHandoff(ctx, body));
  for (const [at, act] of Object.entries(LINKS)) {
    // Done before the page comes, which then says how it went: also without scripts it is done.
    app.get(at, async (call, next) => {
      const token = tokenOf(call);
      if (token && call.req.method === "GET") {
        await act(ctxOf(deps, call, null), { token }).catch((error: unknown) => {
          // The page asks again and says what is wrong, in words.
          if (!(error instanceof ApiError)) deps.log.error({ err: error }, "A mailed link failed.");
        });
      }
      await next();
    });
  }
  // One click in a mail program (RFC 8058): no page, no question.
  app.post("/newsletter/leave", async (call) => {
    await readText(call.req.raw);
    await leaveNewsletter(ctxOf(deps, call, null), { token: tokenOf(call) });
    return call.body(null, 200);
  });
}
