import { useLingui } from "@lingui/react/macro";
import type { FilterProps } from "#src/pages/admin/filters.ts";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import * as s from "../admin.css.ts";
import { GenerationFigures } from "./generation-figures.tsx";
import { StatisticFilters } from "./statistic-filters.tsx";
import { SummaryTable } from "./summary-table.tsx";
import { UserFigures } from "./user-figures.tsx";

/** What is made, by whom, and who comes in, narrowed as the address says. */
export function Analytics(props: FilterProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t({ id: "admin.analytics", message: "Số liệu" })} />
      <PageBody>
        <div className={s.stack}>
          <section className={s.list}>
            <h2 className={s.sectionTitle}>
              {t({ id: "admin.generations", message: "Lượt tạo" })}
            </h2>
            <StatisticFilters {...props} />
            <GenerationFigures filter={props.filter} onFilter={props.onFilter} />
          </section>
          <UserFigures period={props.filter.period} />
          <SummaryTable {...props} />
        </div>
      </PageBody>
    </>
  );
}
