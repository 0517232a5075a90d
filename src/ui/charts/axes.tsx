import { Line } from "@visx/shape";
import * as s from "./charts.css.ts";

/** Words stand this far from their axis, in px. */
const GAP = 8;

/** Lines across at each tick with its number at the start; the axis itself is that of 0. */
export function CountAxis({
  scale,
  ticks,
  width,
  format,
}: {
  /** Of a count to its height, in px. */
  scale: (count: number) => number;
  ticks: readonly number[];
  width: number;
  format: (count: number) => string;
}) {
  return (
    <g>
      {ticks.map((count) => {
        const y = scale(count);
        return (
          <g key={count}>
            <Line
              className={count === 0 ? s.axis : s.grid}
              from={{ x: 0, y }}
              to={{ x: width, y }}
            />
            <text className={s.tick} x={-GAP} y={y} dy="0.32em" textAnchor="end">
              {format(count)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The names of rows below a drawing. */
export const NameAxis = ({
  names,
  top,
}: {
  names: readonly { key: string; name: string; x: number }[];
  top: number;
}) => (
  <g>
    {names.map(({ key, name, x }) => (
      <text key={key} className={s.tick} x={x} y={top + GAP} dy="0.8em" textAnchor="middle">
        {name}
      </text>
    ))}
  </g>
);
