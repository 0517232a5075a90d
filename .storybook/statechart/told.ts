import type { Chart } from "../../tests/support/chart.ts";
import type { Way } from "../../tests/support/ways.ts";

/** What the preview tells the panel about the story that is opened. */
export interface Told {
  machine: string;
  /** The state the story rests in. */
  leaf: string;
  chart: Chart;
  /** For each arrow of the chart how one comes to it. */
  ways: readonly (Way | null)[];
  /** The drawing, as SVG. */
  drawing: string;
  /** Stories by the state they rest in. */
  stories: Readonly<Record<string, string>>;
}
export const TOLD = "mau-studio/statechart";
/** From the preview: where a walk stands. */
export const WALKED = "mau-studio/walked";
/** To the preview: a step of the walk, "next" or "back". */
export const WALK = "mau-studio/walk";
