import { useLingui } from "@lingui/react/macro";
import { formatDateTime, formatMoney, formatNumber, formatShare } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import type { AdminSummary } from "#wire/admin.ts";
import { inDays } from "#wire/durations.ts";
import { fullName } from "#wire/full-name.ts";
import { TIMES } from "#wire/limits.ts";
import { Figure, Figures } from "../../studio/dashboard/figures.tsx";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { useContactMessages, useSummary } from "../queries.ts";

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
              <Waiting summary={summary} />
              <Messages />
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

/** At most so many messages stand here; the page of all is a press away. */
const NEWEST = 3;

function Messages() {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={s.sectionTitle}>
        {t({ id: "admin.newest_contact", message: "Tin liên hệ mới nhất" })}
      </h2>
      <Asked
        query={useContactMessages({})}
        failed={t({ id: "admin.contact_failed", message: "Chưa mở được các tin liên hệ" })}
      >
        {({ items }) => (
          <>
            {items.length === 0 && (
              <p className={s.soft}>{t({ id: "admin.no_contact", message: "Chưa ai gửi tin" })}</p>
            )}
            <ul className={s.rows}>
              {items.slice(0, NEWEST).map((message) => (
                <li key={message.id} className={s.message}>
                  <p>
                    <strong>
                      {fullName(message.language, {
                        firstName: message.first_name,
                        lastName: message.last_name,
                      })}
                    </strong>{" "}
                    <span className={s.soft}>
                      {formatDateTime(currentLanguage(), message.created_at)}
                    </span>
                  </p>
                  <p className={s.excerpt}>{message.description}</p>
                </li>
              ))}
            </ul>
            <p className={s.more}>
              <TextLink href="/admin/contact">
                {t({ id: "admin.all_contact", message: "Xem mọi tin liên hệ" })}
              </TextLink>
            </p>
          </>
        )}
      </Asked>
    </section>
  );
}
