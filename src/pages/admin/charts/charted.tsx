import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Tone } from "#src/theme/colors.ts";
import type { ChartRow, ChartSeries } from "#src/ui/charts/chart.ts";
import { Disclosure } from "#src/ui/content/disclosure.tsx";
import { Late, LateView } from "#src/ui/late-view.tsx";
import * as s from "./charted.css.ts";
import { FigureTable } from "./figure-table.tsx";

/** Only who looks at figures needs what draws them. */
const lineChart = new LateView(
  async () => (await import("#src/ui/charts/line-chart.tsx")).LineChart,
);
const columnChart = new LateView(
  async () => (await import("#src/ui/charts/column-chart.tsx")).ColumnChart,
);
const barChart = new LateView(async () => (await import("#src/ui/charts/bar-chart.tsx")).BarChart);

interface Charted {
  /** What is drawn, in a sentence. */
  label: string;
  /** What the rows are: periods, states, plans. */
  nameHead: string;
  rows: readonly ChartRow[];
}
const format = (count: number) => formatNumber(currentLanguage(), count);

/** Two counts over time that are compared. */
export const Lines = ({
  series,
  ...charted
}: Charted & { series: readonly ChartSeries<"main" | "failed">[] }) => (
  <Figure {...charted} columns={series.map(({ name }) => name)} summed={false}>
    <div className={s.overTime}>
      <Suspense>
        <Late of={lineChart} props={{ ...charted, series, format }} />
      </Suspense>
    </div>
  </Figure>
);

/** The parts of a count over time. */
export const Columns = ({
  series,
  ...charted
}: Charted & { series: readonly ChartSeries<Tone | "ink">[] }) => (
  <Figure {...charted} columns={series.map(({ name }) => name)} summed={series.length > 1}>
    <div className={s.overTime}>
      <Suspense>
        <Late of={columnChart} props={{ ...charted, series, format }} />
      </Suspense>
    </div>
  </Figure>
);

/** Kinds, and how many there are of each. */
export const BarsOfKinds = ({ column, ...charted }: Charted & { column: string }) => (
  <Figure {...charted} columns={[column]} summed={false}>
    <Suspense>
      <Late of={barChart} props={{ ...charted, format }} />
    </Suspense>
  </Figure>
);

/** A chart, and its numbers as a table at a press. */
function Figure({
  label,
  nameHead,
  rows,
  columns,
  summed,
  children,
}: Charted & { columns: readonly string[]; summed: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <figure className={s.figure}>
      {children}
      <Disclosure title={t({ id: "admin.as_table", message: "Xem số trong bảng" })}>
        <FigureTable {...{ label, nameHead, rows, columns, summed, format }} />
      </Disclosure>
    </figure>
  );
}
