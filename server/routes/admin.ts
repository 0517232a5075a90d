import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/call.ts";
import { identifyAdmin, route } from "#server/http/endpoint.ts";
import { listAudit } from "#server/operations/admin/audit.ts";
import { changeUser } from "#server/operations/admin/change-user.ts";
import { adminCommunity, decideCommunity } from "#server/operations/admin/community.ts";
import { adminPayments, refundPayment } from "#server/operations/admin/payments.ts";
import { decideReport, listReports } from "#server/operations/admin/reports.ts";
import {
  adminSummary,
  generationStatistics,
  userStatistics,
} from "#server/operations/admin/statistics.ts";
import {
  generationSummary,
  readUser,
  searchUsers,
  userGenerations,
} from "#server/operations/admin/users.ts";

/** What only the two administrators may do. */
export function adminRoutes(app: App, deps: Deps) {
  route(app, deps, "adminSummary", (ctx) => adminSummary(ctx));
  route(app, deps, "userStatistics", (ctx, { query }) => userStatistics(ctx, query));
  route(app, deps, "generationStatistics", (ctx, { query }) => generationStatistics(ctx, query));
  // Before the account's own address, which would else take their names for an id.
  route(app, deps, "generationSummary", (ctx, { query }) => generationSummary(ctx, query));
  route(app, deps, "searchUsers", (ctx, { query }) => searchUsers(ctx, query));
  route(app, deps, "adminUser", (ctx, { param }) => readUser(ctx, { id: param("id") }));
  route(app, deps, "putAdminUser", (ctx, { body, param }) =>
    changeUser(ctx, { id: param("id"), ...body }),
  );
  route(app, deps, "adminUserGenerations", (ctx, { query, param }) =>
    userGenerations(ctx, { id: param("id"), ...query }),
  );
  route(app, deps, "audit", (ctx, { query }) => listAudit(ctx, query));
  route(app, deps, "adminCommunity", (ctx, { query }) => adminCommunity(ctx, query));
  route(app, deps, "patchCommunity", (ctx, { body, param }) =>
    decideCommunity(ctx, { id: param("id"), approved: body.approved }),
  );
  route(app, deps, "adminPayments", (ctx, { query }) => adminPayments(ctx, query));
  route(app, deps, "refundPayment", (ctx, { body, param }) =>
    refundPayment(ctx, { id: param("id"), reason: body.reason }),
  );
  route(app, deps, "reports", (ctx, { query }) => listReports(ctx, query));
  route(app, deps, "patchReport", (ctx, { body, param }) =>
    decideReport(ctx, { id: param("id"), status: body.status }),
  );
  // Whatever else stands or will stand under this path tells nobody but them that it is missing.
  app.all("/api/admin/*", async (call, next) => {
    await identifyAdmin(deps, call);
    await next();
  });
}
