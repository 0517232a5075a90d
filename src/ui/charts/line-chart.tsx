import { scaleLinear, scalePoint } from "@visx/scale";
import { Line, LinePath } from "@visx/shape";
import { useState } from "react";
import { CountAxis, NameAxis } from "./axes.tsx";
import {
  CHART_HEIGHT,
  type ChartRow,
  type ChartSeries,
  MARGIN,
  ticksOf,
  wholeTicks,
} from "./chart.ts";
import * as s from "./charts.css.ts";
import { Legend } from "./legend.tsx";
import { useWidth } from "./use-width.ts";

export interface LineChartProps {
  /** What is drawn, in a sentence: a reader who does not see it hears that. */
  label: string;
  rows: readonly ChartRow[];
  series: readonly ChartSeries<s.LineLook>[];
  format: (count: number) => string;
}

/** Counts over time, a line a series; the row that is pointed at is told in the legend. */
export function LineChart({ label, rows, series, format }: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<string | null>(null);
  const across = Math.max(0, width - MARGIN.left - MARGIN.right);
  const bottom = CHART_HEIGHT - MARGIN.top - MARGIN.bottom;
  const x = scalePoint({ domain: rows.map(({ key }) => key), range: [0, across], padding: 0.5 });
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const y = scaleLinear({ domain: [0, most], range: [bottom, 0], nice: 4 });
  const at = (key: string) => x(key) ?? 0;
  const shown = ticksOf(rows, across);
  const row = rows.find(({ key }) => key === pointed);
  return (
    <div ref={ref} className={s.place}>
      <Legend
        name={row?.name ?? null}
        items={series.map(({ name, look }, n) => ({
          name,
          sign: <path className={s.lines[look]} d="M0 6h20" />,
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
                .map(({ key, name, tick = name }) => ({ key, name: tick, x: at(key) }))}
            />
            {row && (
              <Line
                className={s.mark}
                from={{ x: at(row.key), y: 0 }}
                to={{ x: at(row.key), y: bottom }}
              />
            )}
            {series.map(({ name, look }, n) => (
              <g key={name}>
                <LinePath
                  className={s.lines[look]}
                  data={[...rows]}
                  x={({ key }) => at(key)}
                  y={({ values }) => y(values[n] ?? 0)}
                />
                {rows.map(({ key, values }) => (
                  <circle
                    key={key}
                    className={s.dots[look]}
                    cx={at(key)}
                    cy={y(values[n] ?? 0)}
                    r={key === pointed ? 5 : 3}
                  />
                ))}
              </g>
            ))}
            {rows.map(({ key }) => (
              <rect
                key={key}
                x={at(key) - x.step() / 2}
                width={x.step()}
                height={bottom}
                fill="transparent"
                onPointerEnter={() => setPointed(key)}
                onPointerLeave={() => setPointed(null)}
              />
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}
