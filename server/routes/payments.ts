import * as v from "valibot";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { readText } from "#server/http/body.ts";
import type { App, Call } from "#server/http/call.ts";
import { ctxOf, route } from "#server/http/endpoint.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { cancelCheckout, readCheckout } from "#server/operations/payments/checkout.ts";
import {
  exportPayments,
  listPayments,
  PAYMENTS_FILE,
} from "#server/operations/payments/history.ts";
import { openCheckout } from "#server/operations/payments/open.ts";
import { answerWebhook } from "#server/operations/payments/receive-webhook.ts";
import {
  actForDeveloper,
  actInSandbox,
  visitSandbox,
} from "#server/operations/payments/sandbox.ts";
import { listPlans } from "#server/operations/plans/list.ts";
import type { Delivery } from "#server/payments/gateway.ts";
import { sandboxPage, sandboxStyle } from "#server/payments/sandbox-page.ts";
import { calledOrigin } from "#server/security/local-caller.ts";
import { TIMES } from "#wire/limits.ts";
import { DEV_PAYMENT_ACTIONS, GATEWAYS, LANGUAGE_QUERY, languageNamed } from "#wire/values.ts";

const HTML = "text/html; charset=utf-8";

/** The price list, orders, payments, and what gateways tell. */
export function paymentRoutes(app: App, deps: Deps) {
  route(app, deps, "plans", (ctx) => listPlans(ctx));
  route(app, deps, "createCheckout", async (ctx, { body }, call) => {
    const idempotencyKey = call.req.header("idempotency-key") || undefined;
    // Where no address is set, people come back to the one they came from, where they are signed in.
    const site = deps.config.publicUrl ?? calledOrigin(call.req.url) ?? deps.publicUrl();
    const { answer, status } = await openCheckout(ctx, body, { idempotencyKey, site });
    return call.json(answer, status);
  });
  route(app, deps, "checkout", (ctx, { param }) => readCheckout(ctx, { id: param("id") }));
  route(app, deps, "cancelCheckout", (ctx, { param }) => cancelCheckout(ctx, { id: param("id") }));
  route(app, deps, "payments", (ctx, { query }) => listPayments(ctx, query));
  route(app, deps, "exportPayments", async (ctx, { query }) =>
    sendCsv(await exportPayments(ctx, query), PAYMENTS_FILE),
  );
  for (const gateway of GATEWAYS) {
    route(app, deps, `${gateway}Webhook`, async (ctx, _input, call) =>
      call.json(await answerWebhook(ctx, gateway, await deliveryOf(call))),
    );
  }
  route(app, deps, "devPayment", (ctx, { body, param }) =>
    actForDeveloper(ctx, { id: param("id"), ...body }),
  );
  sandboxPages(app, deps);
}

/** A notification untouched: signatures are over these bytes. */
const deliveryOf = async (call: Call): Promise<Delivery> => ({
  body: await readText(call.req.raw),
  query: new URL(call.req.url).search.slice(1),
  header: (name) => call.req.header(name),
});

/** The sandbox's own pages; there is none where a real gateway is. */
function sandboxPages(app: App, deps: Deps) {
  if (!deps.gateways.sandbox) return;
  const at = "/sandbox/pay/:id";
  app.get("/sandbox/pay.css", (call) =>
    call.body(sandboxStyle, 200, { "content-type": "text/css; charset=utf-8" }),
  );
  app.get(at, async (call) => {
    const language = languageNamed(call.req.query(LANGUAGE_QUERY));
    const visit = await visitSandbox(ctxOf(deps, call, null), {
      id: call.req.param("id"),
      language,
    });
    const headers = { "content-type": HTML, "cache-control": "no-store" };
    return call.body(sandboxPage(language, visit), 200, headers);
  });
  app.post(at, async (call) => {
    const form = new URLSearchParams(await readText(call.req.raw));
    const action = v.safeParse(v.picklist(DEV_PAYMENT_ACTIONS), form.get("action"));
    if (!action.success)
      throw new ApiError("invalid_request", { fields: { action: "invalid_value" } });
    const input = { id: call.req.param("id"), action: action.output, delayMs: TIMES.sandboxLate };
    return call.redirect(await actInSandbox(ctxOf(deps, call, null), input), 303);
  });
}
