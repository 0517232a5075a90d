import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, oneOf, only } from "#src/lib/address/search-params.ts";
import type { ModerationFilter } from "#src/pages/admin/filters.ts";
import { Moderation } from "#src/pages/admin/moderation/moderation.tsx";
import { COMMENT_STATUSES, COMMUNITY_STATUSES, REPORT_STATUSES } from "#wire/values.ts";

type Tab = ModerationFilter["tab"];
interface Search {
  tab?: Exclude<Tab, "community">;
  status?: string;
  offset?: number;
}
/** Each tab's statuses; the first is what waits, and is shown until another is chosen. */
const STATUSES = {
  community: [...COMMUNITY_STATUSES, "all"],
  reports: [...REPORT_STATUSES, "all"],
  comments: [...COMMENT_STATUSES, "all"],
} as const;

export const Route = createFileRoute("/_admin/admin/moderation")({
  staticData: { title: msg({ id: "title.admin_moderation", message: "Kiểm duyệt" }) },
  validateSearch: only((search: Record<string, unknown>): Search => {
    const tab = oneOf(search, "tab", ["reports", "comments"]);
    return known<Search>({
      tab,
      status: oneOf<string>(search, "status", STATUSES[tab ?? "community"]),
      offset: countIn(search, "offset"),
    });
  }),
  component: Page,
});

function filterOf({
  tab = "community",
  offset = 0,
  ...rest
}: Omit<Search, "tab"> & { tab?: Tab }): ModerationFilter {
  const search = { ...rest };
  switch (tab) {
    case "reports":
      return { tab, status: oneOf(search, "status", STATUSES.reports) ?? "open", offset };
    case "comments":
      return { tab, status: oneOf(search, "status", STATUSES.comments) ?? "pending", offset };
    case "community":
      return { tab, status: oneOf(search, "status", STATUSES.community) ?? "pending", offset };
  }
}
const searchOf = ({ tab, status, offset }: ModerationFilter): Search =>
  known<Search>({
    tab: tab === "community" ? undefined : tab,
    status: status === STATUSES[tab][0] ? undefined : status,
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
