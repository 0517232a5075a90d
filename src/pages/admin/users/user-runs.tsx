import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import * as table from "#src/ui/content/table.css.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { Generation } from "#wire/generations.ts";
import { statusTexts } from "../../studio/generation-card.tsx";
import * as s from "../admin.css.ts";
import { type Days, useUserRuns } from "../queries.ts";

/** What the account made, newest first, between two days. */
export function UserRuns({ id }: { id: string }) {
  const { t } = useLingui();
  const [days, setDays] = useState<Days>({});
  return (
    <section className={s.list}>
      <h3 className={s.sectionTitle}>{t({ id: "admin.generations", message: "Lượt tạo" })}</h3>
      <div className={s.filters}>
        <TextField
          type="date"
          label={t({ id: "payments.from", message: "Từ ngày" })}
          value={days.start_date ?? ""}
          {...(days.end_date && { max: days.end_date })}
          onChange={({ target }) => setDays({ ...days, start_date: target.value })}
        />
        <TextField
          type="date"
          label={t({ id: "payments.to", message: "Đến ngày" })}
          value={days.end_date ?? ""}
          {...(days.start_date && { min: days.start_date })}
          onChange={({ target }) => setDays({ ...days, end_date: target.value })}
        />
      </div>
      <Runs id={id} days={days} />
    </section>
  );
}

function Runs({ id, days }: { id: string; days: Days }) {
  const { t } = useLingui();
  const list = useUserRuns(id, days);
  if (list.isPending) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
        <Skeleton shape="line" />
      </Loading>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title={t({ id: "admin.runs_failed", message: "Chưa mở được các lượt tạo" })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <p className={s.soft}>
        {days.start_date || days.end_date
          ? t({ id: "admin.no_runs_then", message: "Không có lượt tạo nào trong những ngày này" })
          : t({ id: "admin.no_runs", message: "Chưa tạo lượt nào" })}
      </p>
    );
  }
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={table.head}>{t({ id: "admin.tool", message: "Công cụ" })}</th>
            <th className={table.head}>{t({ id: "admin.state", message: "Tình trạng" })}</th>
            <th className={table.head}>{t({ id: "credits.col_date", message: "Lúc" })}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </tbody>
      </table>
      {list.hasNextPage && (
        <div>
          <Button
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t({ id: "list.more", message: "Xem thêm" })}
          </Button>
        </div>
      )}
    </>
  );
}

function Run({ run }: { run: Generation }) {
  const { i18n } = useLingui();
  return (
    <tr>
      <td className={table.cell}>{i18n._(TOOL_FACES[run.feature].short)}</td>
      <td className={table.cell}>{i18n._(statusTexts[run.status])}</td>
      <td className={table.cell}>{formatDateTime(currentLanguage(), run.created_at)}</td>
    </tr>
  );
}
