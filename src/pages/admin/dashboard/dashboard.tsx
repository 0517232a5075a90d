import { useLingui } from "@lingui/react/macro";
import { formatMoney, formatNumber, formatShare } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import type { AdminSummary } from "#wire/admin.ts";
import { inDays } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { Figure, Figures } from "../../studio/dashboard/figures.tsx";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { useSummary } from "../queries.ts";
import { LastDays } from "./last-days.tsx";
import { NewestMessages } from "./newest-messages.tsx";
import { NewestPayments } from "./newest-payments.tsx";

/** How the studio is doing, and what waits for an administrator. */
export function AdminDashboard() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t({ id: "admin.dashboard", message: "Tổng quan quản trị" })} />
      <PageBody>
        <Asked
          query={useSummary()}
          failed={t({ id: "admin.summary_failed", message: "Chưa mở được số liệu tổng quan" })}
        >
          {(summary) => (
            <div className={s.stack}>
              <Now summary={summary} />
              <LastDays days={summary.days} />
              <div className={s.halves}>
                <Waiting summary={summary} />
                <NewestPayments />
              </div>
              <NewestMessages />
            </div>
          )}
        </Asked>
      </PageBody>
    </>
  );
}

function Now({ summary }: { summary: AdminSummary }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const number = (value: number) => formatNumber(language, value);
  return (
    <Figures label={t({ id: "admin.now", message: "Hiện tại" })}>
      <Figure term={t({ id: "admin.users", message: "Tài khoản" })} value={number(summary.users)} />
      <Figure
        term={t({ id: "admin.generations_today", message: "Lượt tạo hôm nay" })}
        value={number(summary.generations_today)}
      />
      <Figure
        term={t({
          id: "admin.success_recent",
          message: `Tỷ lệ xong, ${{ days: inDays(TIMES.adminSummary) }} ngày qua`,
        })}
        value={
          summary.success_rate === null
            ? t({ id: "admin.no_rate", message: "Chưa có" })
            : formatShare(language, summary.success_rate)
        }
      />
      <Figure
        term={t({ id: "admin.queue", message: "Hàng chờ" })}
        value={number(summary.queue_depth)}
      />
      <Figure
        term={t({ id: "admin.revenue_month", message: "Doanh thu tháng này" })}
        value={formatMoney(language, summary.revenue_month)}
      />
    </Figures>
  );
}

function Waiting({ summary }: { summary: AdminSummary }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const rows: readonly { term: string; count: number; href: string }[] = [
    {
      term: t({ id: "admin.community", message: "Ảnh xin hiện ở cộng đồng" }),
      count: summary.pending_community,
      href: "/admin/moderation",
    },
    {
      term: t({ id: "admin.pending_reports", message: "Lượt báo vi phạm" }),
      count: summary.pending_reports,
      href: "/admin/moderation?tab=reports",
    },
    {
      term: t({ id: "admin.pending_comments", message: "Bình luận blog" }),
      count: summary.pending_comments,
      href: "/admin/moderation?tab=comments",
    },
  ];
  return (
    <section>
      <h2 className={s.sectionTitle}>{t({ id: "admin.waiting", message: "Đang chờ duyệt" })}</h2>
      <ul className={s.rows}>
        {rows.map(({ term, count, href }) => (
          <li key={term} className={s.row}>
            <span className={s.rowName}>
              <TextLink href={href}>{term}</TextLink>
            </span>
            <span className={s.rowCount}>{formatNumber(language, count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
