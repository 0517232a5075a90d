import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, only } from "#src/lib/address/search-params.ts";
import { Audit } from "#src/pages/admin/audit/audit.tsx";

interface Search {
  offset?: number;
}
export const Route = createFileRoute("/_admin/admin/audit")({
  staticData: { title: msg({ id: "admin.audit", message: "Nhật ký quản trị" }) },
  validateSearch: only(
    (search: Record<string, unknown>): Search =>
      known<Search>({ offset: countIn(search, "offset") }),
  ),
  component: Page,
});

function Page() {
  const { offset = 0 } = Route.useSearch();
  const navigate = useNavigate({ from: "/admin/audit" });
  return (
    <Audit
      offset={offset}
      onOffset={(next) => void navigate({ to: ".", search: next > 0 ? { offset: next } : {} })}
    />
  );
}
