import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Every, FilterOf } from "#src/pages/admin/filters.ts";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import type { AdminReport } from "#wire/admin.ts";
import { REPORT_STATUSES, type ReportStatus, type ReportSubject } from "#wire/values.ts";
import * as s from "../admin.css.ts";
import { OwnerLink } from "../owner-link.tsx";
import { Paged } from "../paged-table.tsx";
import { useReports } from "../queries.ts";
import { Case } from "./case.tsx";
import { Deed } from "./deed.tsx";

const statusTexts: Record<ReportStatus, ReturnType<typeof msg>> = {
  open: msg({ id: "moderation.open", message: "Chưa xử lý" }),
  dismissed: msg({ id: "moderation.dismissed", message: "Đã bỏ qua" }),
  removed: msg({ id: "moderation.removed", message: "Đã gỡ" }),
};
const subjectTexts: Record<ReportSubject, ReturnType<typeof msg>> = {
  share: msg({ id: "moderation.share", message: "Trang chia sẻ" }),
  community: msg({ id: "moderation.community", message: "Ảnh ở cộng đồng" }),
};

/** What people said should not be seen. */
export function Reports({
  filter,
  onFilter,
}: {
  filter: FilterOf<"reports">;
  onFilter: (filter: FilterOf<"reports">) => void;
}) {
  const { t, i18n } = useLingui();
  const title = t({ id: "admin.reports", message: "Các lượt báo vi phạm" });
  const { status, offset } = filter;
  return (
    <div className={s.list}>
      <FilterBar<Every<ReportStatus>>
        label={t({ id: "history.filter", message: "Lọc theo trạng thái" })}
        items={[
          ...REPORT_STATUSES.map((value) => ({ value, label: i18n._(statusTexts[value]) })),
          { value: "all" as const, label: t({ id: "history.all", message: "Tất cả" }) },
        ]}
        value={status}
        onChange={(next) => onFilter({ ...filter, status: next, offset: 0 })}
      />
      <Paged<AdminReport>
        query={useReports({ offset, ...(status !== "all" && { status }) })}
        label={title}
        failed={t({ id: "admin.reports_failed", message: "Chưa mở được các lượt báo vi phạm" })}
        none={t({ id: "admin.no_reports", message: "Chưa ai báo vi phạm" })}
        filtered={status !== "all"}
        done={
          status === "open"
            ? t({ id: "admin.nothing_waits", message: "Không còn gì chờ duyệt" })
            : undefined
        }
        onClear={() => onFilter({ ...filter, status: "all", offset: 0 })}
        onOffset={(next) => onFilter({ ...filter, offset: next })}
      >
        {(items) => (
          <ul className={s.cases} aria-label={title}>
            {items.map((report) => (
              <Reported key={report.id} report={report} />
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

function Reported({ report }: { report: AdminReport }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const language = currentLanguage();
  const decide = (status: "dismissed" | "removed") => () =>
    api.call("PATCH", "/api/admin/reports/:id", { params: { id: report.id }, body: { status } });
  const who =
    report.reporter_email ?? t({ id: "moderation.guest", message: "khách chưa đăng nhập" });
  const when = formatDateTime(language, report.created_at);
  return (
    <Case asset={report.asset} name={i18n._(subjectTexts[report.subject])}>
      <blockquote className={s.quote}>{report.reason}</blockquote>
      <p className={s.soft}>{t({ id: "moderation.by", message: `${who} báo lúc ${when}` })}</p>
      {report.owner && <OwnerLink owner={report.owner} />}
      <p>
        {i18n._(statusTexts[report.status])}
        {report.decided_at && (
          <span className={s.soft}>{` ${formatDateTime(language, report.decided_at)}`}</span>
        )}
      </p>
      {report.status === "open" && (
        <div className={s.actions}>
          <Deed
            look="danger"
            verb={t({ id: "moderation.remove", message: "Gỡ xuống" })}
            ask={{
              title: t({ id: "moderation.remove_ask", message: "Gỡ kết quả này xuống?" }),
              text: t({
                id: "moderation.remove_text",
                message:
                  "Trang chia sẻ và ảnh ở cộng đồng mất ngay, và chủ của nó không công khai lại được nữa.",
              }),
            }}
            call={decide("removed")}
          />
          <Deed
            verb={t({ id: "moderation.dismiss", message: "Bỏ qua" })}
            call={decide("dismissed")}
          />
        </div>
      )}
    </Case>
  );
}
