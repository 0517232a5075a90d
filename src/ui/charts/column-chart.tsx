import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useState } from "react";
import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "../class-names.ts";
import { CountAxis, NameAxis } from "./axes.tsx";
import {
  CHART_HEIGHT,
  type ChartRow,
  type ChartSeries,
  MARGIN,
  sumOf,
  ticksOf,
  wholeTicks,
} from "./chart.ts";
import * as s from "./charts.css.ts";
import { Legend } from "./legend.tsx";
import { useWidth } from "./use-width.ts";

export interface ColumnChartProps {
  /** What is drawn, in a sentence: a reader who does not see it hears that. */
  label: string;
  rows: readonly ChartRow[];
  /** Stand upon each other in this order; a single one without a paper is ink. */
  series: readonly ChartSeries<Tone | "ink">[];
  format: (count: number) => string;
}

/** No column is wider, in px. */
const WIDEST = 48;
const lookOf = (look: Tone | "ink") => (look === "ink" ? s.plainBar : cx(tones[look], s.bar));

/** Counts over time, a column a row; the row that is pointed at is told in the legend. */
export function ColumnChart({ label, rows, series, format }: ColumnChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<string | null>(null);
  const across = Math.max(0, width - MARGIN.left - MARGIN.right);
  const bottom = CHART_HEIGHT - MARGIN.top - MARGIN.bottom;
  const x = scaleBand({ domain: rows.map(({ key }) => key), range: [0, across], padding: 0.3 });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...rows.map(sumOf))],
    range: [bottom, 0],
    nice: 4,
  });
  const wide = Math.min(WIDEST, x.bandwidth());
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const shown = ticksOf(rows, across);
  const row = rows.find(({ key }) => key === pointed);
  return (
    <div ref={ref} className={s.place}>
      <Legend
        name={row?.name ?? null}
        items={series.map(({ name, look }, n) => ({
          name,
          sign: <rect className={lookOf(look)} x={4} y={0.5} width={12} height={11} />,
          value: row === undefined ? null : format(row.values[n] ?? 0),
        }))}
      />
      {width > 0 && (
        <svg
          className={s.drawing}
          width={width}
          height={CHART_HEIGHT}
          role="img"
          aria-label={label}
        >
          <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
            <CountAxis scale={y} ticks={wholeTicks(y.ticks(4))} width={across} format={format} />
            <NameAxis
              top={bottom}
              names={rows
                .filter(({ key }) => shown.includes(key))
                .map(({ key, name, tick = name }) => ({ key, name: tick, x: middle(key) }))}
            />
            {rows.map((one) => (
              <g key={one.key}>
                {stackOf(one).map(({ from, to }, n) =>
                  from === to ? null : (
                    <Bar
                      // biome-ignore lint/suspicious/noArrayIndexKey: series never change places.
                      key={n}
                      className={lookOf(series[n]?.look ?? "ink")}
                      x={middle(one.key) - wide / 2}
                      width={wide}
                      y={y(to)}
                      height={y(from) - y(to)}
                    />
                  ),
                )}
                <rect
                  x={middle(one.key) - x.step() / 2}
                  width={x.step()}
                  height={bottom}
                  fill="transparent"
                  onPointerEnter={() => setPointed(one.key)}
                  onPointerLeave={() => setPointed(null)}
                />
              </g>
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}

/** From where to where each of a row's values stands upon those before it. */
function stackOf({ values }: ChartRow): readonly { from: number; to: number }[] {
  let top = 0;
  return values.map((value) => {
    const from = top;
    top += value;
    return { from, to: top };
  });
}
