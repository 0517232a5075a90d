import { style } from "@vanilla-extract/css";
import { CHART_HEIGHT, LEGEND_HEIGHT } from "#src/ui/charts/chart.ts";

export const figure = style({ display: "grid", gap: 12, margin: 0, minWidth: 0 });
/** As tall as the chart that comes, so that nothing moves. */
export const overTime = style({ minHeight: CHART_HEIGHT + LEGEND_HEIGHT });
