import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, dayIn, known, only, textIn } from "#src/lib/address/search-params.ts";
import { Audit } from "#src/pages/admin/audit/audit.tsx";
import type { AuditFilter } from "#src/pages/admin/filters.ts";

export const Route = createFileRoute("/_admin/admin/audit")({
  staticData: { title: msg({ id: "admin.audit", message: "Nhật ký quản trị" }) },
  validateSearch: only(
    (search: Record<string, unknown>): AuditFilter =>
      known<AuditFilter>({
        action: textIn(search, "action", 60),
        q: textIn(search, "q"),
        start_date: dayIn(search, "start_date"),
        end_date: dayIn(search, "end_date"),
        offset: countIn(search, "offset"),
      }),
  ),
  component: Page,
});

function Page() {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: "/admin/audit" });
  return (
    <Audit
      filter={filter}
      onFilter={(next) => void navigate({ to: ".", search: next, replace: next.q !== filter.q })}
    />
  );
}
