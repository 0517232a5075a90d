import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { readText } from "#server/http/body.ts";
import type { App, Call } from "#server/http/call.ts";
import { ctxOf, route } from "#server/http/endpoint.ts";
import { sendHandoff } from "#server/operations/handoff/send.ts";
import {
  confirmSubscriber,
  leaveNewsletter,
  readLink,
} from "#server/operations/newsletter/links.ts";
import { subscribe } from "#server/operations/newsletter/subscribe.ts";
import { NEWSLETTER_LINKS, newsletterPage, newsletterPress } from "#wire/pages.ts";
import { LANGUAGE_QUERY, languageNamed } from "#wire/values.ts";

const DEEDS = { confirm: confirmSubscriber, leave: leaveNewsletter } as const;
/** What a mail program sends for its own "unsubscribe" (RFC 8058). */
const ONE_CLICK = "List-Unsubscribe=One-Click";
const tokenOf = (call: Call): string => (call.req.query("token") ?? "").slice(0, 200);

/** The newsletter, and a link to go on at a computer: what mails an address at its owner's wish. */
export function newsletterRoutes(app: App, deps: Deps) {
  route(app, deps, "newsletter", (ctx, { body }) => subscribe(ctx, body));
  route(app, deps, "newsletterLink", (ctx, { query }) => readLink(ctx, query));
  route(app, deps, "confirmNewsletter", (ctx, { body }) => confirmSubscriber(ctx, body));
  route(app, deps, "leaveNewsletter", (ctx, { body }) => leaveNewsletter(ctx, body));
  route(app, deps, "handoff", (ctx, { body }) => sendHandoff(ctx, body));
  for (const kind of NEWSLETTER_LINKS) {
    // The pages' own button, for readers without scripts: the page that follows says how it stands.
    app.post(newsletterPage(kind), async (call) => {
      const isOneClick = (await readText(call.req.raw)).includes(ONE_CLICK);
      const token = tokenOf(call);
      const done = DEEDS[kind](ctxOf(deps, call, null), { token });
      if (isOneClick && kind === "leave") {
        await done;
        return call.body(null, 200);
      }
      const hasFailed = await done.then(
        () => false,
        (error: unknown) => {
          // A wrong or an old link is what the page speaks of.
          if (error instanceof ApiError) return false;
          deps.log.error({ err: error }, "A mailed link failed.");
          return true;
        },
      );
      const language = languageNamed(call.req.query(LANGUAGE_QUERY));
      return call.redirect(newsletterPress(kind, token, language, hasFailed), 303);
    });
  }
}
