import { useLingui } from "@lingui/react/macro";
import { TOOL_FACES, toneOfTool } from "#src/flows/kit/tools.ts";
import { formatLength, formatNumber, formatShare } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { periodName, periodTick, withGaps } from "#src/lib/text/periods.ts";
import type { FilterProps } from "#src/pages/admin/filters.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import type { GenerationStatistics } from "#wire/admin.ts";
import { FEATURES, GENERATION_STATUSES, type StatisticPeriod } from "#wire/values.ts";
import { Figure, Figures } from "../../studio/dashboard/figures.tsx";
import { statusTexts } from "../../studio/generation-card.tsx";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { BarsOfKinds, Columns } from "../charts/charted.tsx";
import { useGenerationStatistics } from "../queries.ts";

/** What was made: in all, by period and tool, and how it ended. */
export function GenerationFigures({ filter, onFilter }: FilterProps) {
  const { t } = useLingui();
  const { period = "monthly", ai_function, start_date, end_date } = filter;
  const isNarrowed = Boolean(ai_function || start_date || end_date);
  return (
    <Asked
      query={useGenerationStatistics({ period, ai_function, start_date, end_date })}
      failed={t({ id: "admin.statistics_failed", message: "Chưa mở được số liệu lượt tạo" })}
    >
      {(statistics) =>
        statistics.total > 0 ? (
          <Found statistics={statistics} period={period} />
        ) : isNarrowed ? (
          <EmptyState
            drawing="search"
            title={t({ id: "admin.none_match", message: "Không có mục nào khớp bộ lọc" })}
            action={
              <Button onClick={() => onFilter({ period })}>
                {t({ id: "admin.clear", message: "Bỏ hết bộ lọc" })}
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t({ id: "admin.no_statistics", message: "Chưa có lượt tạo nào để đếm" })}
          />
        )
      }
    </Asked>
  );
}

function Found({
  statistics,
  period,
}: {
  statistics: GenerationStatistics;
  period: StatisticPeriod;
}) {
  const { t, i18n } = useLingui();
  const language = currentLanguage();
  const { total, success_rate, p50_ms, series, by_status } = statistics;
  const none = t({ id: "admin.no_rate", message: "Chưa có" });
  const number = (value: number) => formatNumber(language, value);
  const countOf = (day: string, feature: string) =>
    series.find((one) => one.date === day && one.feature === feature)?.count ?? 0;
  const days = withGaps(
    period,
    series.map(({ date }) => date),
  );
  const perPeriod = t({ id: "admin.by_period", message: "Theo kỳ và công cụ" });
  const perEnd = t({ id: "admin.by_status", message: "Theo kết cục" });
  return (
    <div className={s.stack}>
      <Figures label={t({ id: "admin.generations", message: "Lượt tạo" })}>
        <Figure term={t({ id: "admin.all", message: "Tổng cộng" })} value={number(total)} />
        <Figure
          term={t({ id: "admin.success_rate", message: "Tỷ lệ xong" })}
          value={success_rate === null ? none : formatShare(language, success_rate)}
        />
        <Figure
          term={t({ id: "admin.p50", message: "Một nửa xong trong" })}
          value={p50_ms === null ? none : formatLength(i18n, p50_ms)}
        />
      </Figures>
      <section>
        <h3 className={s.partTitle}>{perPeriod}</h3>
        <Columns
          label={perPeriod}
          nameHead={t({ id: "admin.period_from", message: "Kỳ, từ ngày" })}
          series={FEATURES.map((feature) => ({
            name: i18n._(TOOL_FACES[feature].short),
            look: toneOfTool(feature),
          }))}
          rows={days.map((day) => ({
            key: day,
            name: periodName(language, period, day),
            tick: periodTick(language, period, day),
            values: FEATURES.map((feature) => countOf(day, feature)),
          }))}
        />
      </section>
      <section>
        <h3 className={s.partTitle}>{perEnd}</h3>
        <BarsOfKinds
          label={perEnd}
          nameHead={t({ id: "admin.state", message: "Tình trạng" })}
          column={t({ id: "admin.generations", message: "Lượt tạo" })}
          rows={GENERATION_STATUSES.map((status) => ({
            key: status,
            name: i18n._(statusTexts[status]),
            values: [by_status[status] ?? 0],
          }))}
        />
      </section>
    </div>
  );
}
