import type { Deps } from "#server/deps.ts";
import { type App, route } from "#server/http/endpoint.ts";
import { listAudit } from "#server/operations/admin/audit.ts";
import { adminCommunity, decideCommunity } from "#server/operations/admin/community.ts";
import { adminPayments, refundPayment } from "#server/operations/admin/payments.ts";
import { decideReport, listReports } from "#server/operations/admin/reports.ts";

/** What only the two administrators may do. */
export function adminRoutes(app: App, deps: Deps) {
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
}
