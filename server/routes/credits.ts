import type { Deps } from "#server/deps.ts";
import { readCredits } from "#server/domain/credits/balance.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { listEntries } from "#server/operations/credits/entries.ts";

/** Balance and ledger. */
export function creditRoutes(app: App, deps: Deps) {
  route(app, deps, "credits", (ctx) => readCredits(ctx, ctx.caller.userId));
  route(app, deps, "entries", (ctx, { query }) => listEntries(ctx, query));
}
