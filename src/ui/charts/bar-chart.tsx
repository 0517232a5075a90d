import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { type ChartRow, ROW_HEIGHT, sumOf } from "./chart.ts";
import * as s from "./charts.css.ts";
import { useWidth } from "./use-width.ts";

export interface BarChartProps {
  /** What is drawn, in a sentence: a reader who does not see it hears that. */
  label: string;
  /** Each with one value. */
  rows: readonly ChartRow[];
  format: (count: number) => string;
}

/** Room for a name and for its number, in px. */
const NAMES = 128;
const NUMBERS = 56;
const GAP = 8;

/** Kinds and how many there are of each, the name before the bar, the number behind it. */
export function BarChart({ label, rows, format }: BarChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const height = rows.length * ROW_HEIGHT;
  const y = scaleBand({ domain: rows.map(({ key }) => key), range: [0, height], padding: 0.4 });
  const x = scaleLinear({
    domain: [0, Math.max(1, ...rows.map(sumOf))],
    range: [0, Math.max(0, width - NAMES - NUMBERS)],
  });
  return (
    <div ref={ref} className={s.place}>
      {width > 0 && (
        <svg className={s.drawing} width={width} height={height} role="img" aria-label={label}>
          {rows.map((row) => {
            const top = y(row.key) ?? 0;
            const middle = top + y.bandwidth() / 2;
            const long = x(sumOf(row));
            return (
              <g key={row.key}>
                <text className={s.tick} x={0} y={middle} dy="0.32em">
                  {row.name}
                </text>
                <Bar className={s.plainBar} x={NAMES} y={top} width={long} height={y.bandwidth()} />
                <text className={s.value} x={NAMES + long + GAP} y={middle} dy="0.32em">
                  {format(sumOf(row))}
                </text>
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
