import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, oneOf, only } from "#src/lib/address/search-params.ts";
import type { ModerationFilter } from "#src/pages/admin/filters.ts";
import { Moderation } from "#src/pages/admin/moderation/moderation.tsx";
import { COMMUNITY_STATUSES, REPORT_STATUSES } from "#wire/values.ts";

interface Search {
  tab?: "reports";
  status?: string;
  offset?: number;
}
const COMMUNITY = [...COMMUNITY_STATUSES, "all"] as const;
const REPORTS = [...REPORT_STATUSES, "all"] as const;

export const Route = createFileRoute("/_admin/admin/moderation")({
  staticData: { title: msg({ id: "title.admin_moderation", message: "Kiểm duyệt" }) },
  validateSearch: only((search: Record<string, unknown>): Search => {
    const tab = oneOf(search, "tab", ["reports"]);
    return known<Search>({
      tab,
      status: oneOf<string>(search, "status", tab ? REPORTS : COMMUNITY),
      offset: countIn(search, "offset"),
    });
  }),
  component: Page,
});

const filterOf = ({ tab, offset = 0, ...search }: Search): ModerationFilter =>
  tab
    ? { tab, status: oneOf({ ...search }, "status", REPORTS) ?? "open", offset }
    : { tab: "community", status: oneOf({ ...search }, "status", COMMUNITY) ?? "pending", offset };
const searchOf = ({ tab, status, offset }: ModerationFilter): Search =>
  known<Search>({
    tab: tab === "reports" ? tab : undefined,
    status: status === (tab === "reports" ? "open" : "pending") ? undefined : status,
    offset: offset || undefined,
  });

function Page() {
  const navigate = useNavigate({ from: "/admin/moderation" });
  return (
    <Moderation
      filter={filterOf(Route.useSearch())}
      onFilter={(next) => void navigate({ to: ".", search: searchOf(next) })}
    />
  );
}
