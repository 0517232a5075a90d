/** One row of a chart: a day, a state, a plan, with a number for each of its series. */
export interface ChartRow {
  key: string;
  /** In full, as a table says it. */
  name: string;
  /** As short as an axis has room for; the name where it is left out. */
  tick?: string;
  /** In the order of the series. */
  values: readonly number[];
}

/** A line's or a bar's look, and what it stands for. */
export interface ChartSeries<Look extends string = string> {
  name: string;
  look: Look;
}

/** Heights in px of a chart over time with and without its legend, and of a row of bars. */
export const CHART_HEIGHT = 260;
export const LEGEND_HEIGHT = 28;
export const ROW_HEIGHT = 30;

/** Room around the drawing for its axes, in px. */
export const MARGIN = { top: 12, right: 16, bottom: 28, left: 44 } as const;

/** An axis has one tick for about this much width, so that dates stand apart. */
const PX_A_TICK = 76;
/** The rows whose ticks an axis of this width has room for, evenly apart and the last among them. */
export function ticksOf(rows: readonly ChartRow[], width: number): readonly string[] {
  const step = Math.max(1, Math.ceil(rows.length / Math.max(1, Math.floor(width / PX_A_TICK))));
  return rows.filter((_, n) => (rows.length - 1 - n) % step === 0).map(({ key }) => key);
}

/** Values along an axis are counts: no ticks between whole numbers. */
export const wholeTicks = (ticks: readonly number[]): number[] => ticks.filter(Number.isInteger);

export const sumOf = ({ values }: ChartRow): number =>
  values.reduce((sum, value) => sum + value, 0);
