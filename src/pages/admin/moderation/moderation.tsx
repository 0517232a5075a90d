import { useLingui } from "@lingui/react/macro";
import type { ModerationFilter } from "#src/pages/admin/filters.ts";
import { Tabs } from "#src/ui/choices/tabs.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { Comments } from "./comments.tsx";
import { Community } from "./community.tsx";
import { Reports } from "./reports.tsx";

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
            {
              value: "comments",
              label: t({ id: "admin.pending_comments", message: "Bình luận blog" }),
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
          ) : filter.tab === "comments" ? (
            <Comments filter={filter} onFilter={onFilter} />
          ) : (
            <Community filter={filter} onFilter={onFilter} />
          )}
        </Tabs>
      </PageBody>
    </>
  );
}
