import { useLingui } from "@lingui/react/macro";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import type { CommunityStatus, ReportStatus } from "#wire/values.ts";
import { Community } from "./community.tsx";
import { Reports } from "./reports.tsx";

export type Every<Status> = Status | "all";
/** What waits is what one comes for: it is shown until another status is chosen. */
export type ModerationFilter =
  | { tab: "community"; status: Every<CommunityStatus>; offset: number }
  | { tab: "reports"; status: Every<ReportStatus>; offset: number };
export type FilterOf<Tab> = Extract<ModerationFilter, { tab: Tab }>;

/** What may be seen by everyone, and what was reported. */
export function Moderation({
  filter,
  onFilter,
}: {
  filter: ModerationFilter;
  onFilter: (filter: ModerationFilter) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t({ id: "admin.moderation", message: "Kiểm duyệt" })} />
      <PageBody>
        <Tabs<ModerationFilter["tab"]>
          label={t({ id: "admin.moderation", message: "Kiểm duyệt" })}
          items={[
            {
              value: "community",
              label: t({ id: "admin.community", message: "Ảnh xin hiện ở cộng đồng" }),
            },
            {
              value: "reports",
              label: t({ id: "admin.reports", message: "Các lượt báo vi phạm" }),
            },
          ]}
          value={filter.tab}
          onChange={(tab) =>
            onFilter(
              tab === "reports"
                ? { tab, status: "open", offset: 0 }
                : { tab, status: "pending", offset: 0 },
            )
          }
        >
          {filter.tab === "reports" ? (
            <Reports filter={filter} onFilter={onFilter} />
          ) : (
            <Community filter={filter} onFilter={onFilter} />
          )}
        </Tabs>
      </PageBody>
    </>
  );
}
