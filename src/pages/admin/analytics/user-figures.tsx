import { useLingui } from "@lingui/react/macro";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { periodName, periodTick, withGaps } from "#src/lib/text/periods.ts";
import { usePlanName } from "#src/lib/text/plan-name.ts";
import type { UserStatistics } from "#wire/admin.ts";
import { PLAN_IDS, type StatisticPeriod } from "#wire/values.ts";
import { Figure, Figures } from "../../studio/dashboard/figures.tsx";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { BarsOfKinds, Columns } from "../charts/charted.tsx";
import { useUserStatistics } from "../queries.ts";

/** How many accounts there are, by plan, and how many came in each period. */
export function UserFigures({ period = "monthly" }: { period: StatisticPeriod | undefined }) {
  const { t } = useLingui();
  return (
    <section className={s.list}>
      <h2 className={s.sectionTitle}>{t({ id: "admin.users", message: "Tài khoản" })}</h2>
      <Asked
        query={useUserStatistics(period)}
        failed={t({
          id: "admin.user_statistics_failed",
          message: "Chưa mở được số liệu tài khoản",
        })}
      >
        {(statistics) => <Found statistics={statistics} period={period} />}
      </Asked>
    </section>
  );
}

function Found({ statistics, period }: { statistics: UserStatistics; period: StatisticPeriod }) {
  const { t } = useLingui();
  const planName = usePlanName();
  const language = currentLanguage();
  const number = (value: number) => formatNumber(language, value);
  const fresh = new Map(statistics.new.map(({ date, count }) => [date, count]));
  const perPlan = t({ id: "admin.by_plan", message: "Theo gói" });
  const perPeriod = t({ id: "admin.new_users", message: "Tài khoản mới theo kỳ" });
  const users = t({ id: "admin.users", message: "Tài khoản" });
  return (
    <div className={s.stack}>
      <Figures label={users}>
        <Figure
          term={t({ id: "admin.all", message: "Tổng cộng" })}
          value={number(statistics.total)}
        />
        <Figure
          term={t({ id: "admin.verified", message: "Đã xác nhận" })}
          value={number(statistics.verified)}
        />
      </Figures>
      <div className={s.halves}>
        <section>
          <h3 className={s.partTitle}>{perPeriod}</h3>
          <Columns
            label={perPeriod}
            nameHead={t({ id: "admin.period_from", message: "Kỳ, từ ngày" })}
            series={[{ name: users, look: "ink" }]}
            rows={withGaps(period, [...fresh.keys()]).map((day) => ({
              key: day,
              name: periodName(language, period, day),
              tick: periodTick(language, period, day),
              values: [fresh.get(day) ?? 0],
            }))}
          />
        </section>
        <section>
          <h3 className={s.partTitle}>{perPlan}</h3>
          <BarsOfKinds
            label={perPlan}
            nameHead={t({ id: "admin.plan", message: "Gói" })}
            column={users}
            rows={PLAN_IDS.map((plan) => ({
              key: plan,
              name: planName(plan),
              values: [statistics.by_plan[plan] ?? 0],
            }))}
          />
        </section>
      </div>
    </div>
  );
}
