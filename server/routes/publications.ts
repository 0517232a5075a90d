import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import {
  hideFromCommunity,
  listCommunity,
  showInCommunity,
} from "#server/operations/publications/community.ts";
import { report } from "#server/operations/publications/report.ts";
import { endShare, publicShare, shareGeneration } from "#server/operations/publications/share.ts";

/** What people show to others: shared pages, the community, and reports about both. */
export function publicationRoutes(app: App, deps: Deps) {
  route(app, deps, "share", (ctx, { param }) => shareGeneration(ctx, { id: param("id") }));
  route(app, deps, "endShare", (ctx, { param }) => endShare(ctx, { id: param("id") }));
  route(app, deps, "publicShare", (ctx, { param }) => publicShare(ctx, { id: param("id") }));
  route(app, deps, "community", (ctx, { query }) => listCommunity(ctx, query));
  route(app, deps, "showInCommunity", (ctx, { param }) =>
    showInCommunity(ctx, { id: param("id") }),
  );
  route(app, deps, "hideFromCommunity", (ctx, { param }) =>
    hideFromCommunity(ctx, { id: param("id") }),
  );
  route(app, deps, "report", (ctx, { body }) => report(ctx, body));
}
