import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "../class-names.ts";
import * as s from "./step-wedge.css.ts";

/** How cell `index` of `count` is filled when `share` (0–1) is done. */
const cellOf = (share: number, index: number, count: number): keyof typeof s.cells => {
  const filled = share * count - index;
  return filled >= 1 ? "full" : filled >= 0.5 ? "half" : "empty";
};

/**
 * A progress bar that looks like a photographer's step wedge. `value` (0–1) is measured, not
 * guessed.
 */
export function StepWedge({
  value,
  label,
  valueText,
  tone,
  cells = 24,
}: {
  value: number;
  label: string;
  /** What a screen reader says instead of a percentage. */
  valueText?: string | undefined;
  tone?: Tone | undefined;
  cells?: number;
}) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      tabIndex={-1}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={cx(tone && tones[tone], s.wedge)}
    >
      {Array.from({ length: cells }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places.
        <span key={index} className={s.cells[cellOf(share, index, cells)]} />
      ))}
    </div>
  );
}
