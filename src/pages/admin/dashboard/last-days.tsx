import { useLingui } from "@lingui/react/macro";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { periodName, periodTick } from "#src/lib/text/periods.ts";
import type { AdminSummary } from "#wire/admin.ts";
import * as s from "../admin.css.ts";
import { Lines } from "../charts/charted.tsx";

/** What was made on each of the last days, and what of it failed. */
export function LastDays({ days }: Pick<AdminSummary, "days">) {
  const { t } = useLingui();
  const language = currentLanguage();
  const sumOf = (part: "generations" | "failed") =>
    formatNumber(
      language,
      days.reduce((sum, day) => sum + day[part], 0),
    );
  const [all, failed] = [sumOf("generations"), sumOf("failed")];
  return (
    <section>
      <h2 className={s.sectionTitle}>
        {t({ id: "admin.last_days", message: `Lượt tạo trong ${{ days: days.length }} ngày` })}
      </h2>
      <Lines
        label={t({
          id: "admin.last_days_told",
          message: `Lượt tạo theo ngày: ${{ all }} lượt trong ${{ days: days.length }} ngày, ${{ failed }} lượt hỏng`,
        })}
        nameHead={t({ id: "admin.day", message: "Ngày" })}
        series={[
          { name: t({ id: "admin.begun", message: "Đã tạo" }), look: "main" },
          { name: t({ id: "admin.failed", message: "Hỏng" }), look: "failed" },
        ]}
        rows={days.map(({ date, generations, failed: broken }) => ({
          key: date,
          name: periodName(language, "daily", date),
          tick: periodTick(language, "daily", date),
          values: [generations, broken],
        }))}
      />
    </section>
  );
}
