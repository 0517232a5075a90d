import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "../class-names.ts";
import * as s from "./step-wedge.css.ts";

/** Cell `index` of `count` when `share` (0–1) is done. */
const cellOf = (share: number, index: number, count: number): keyof typeof s.cells => {
  const filled = share * count - index;
  return filled >= 1 ? "full" : filled >= 0.5 ? "half" : "empty";
};

/** A photographer's step wedge: measured progress only, never a guess. `value` runs from 0 to 1. */
export function StepWedge({
  value,
  label,
  valueText,
  tone,
  cells = 24,
}: {
  value: number;
  label: string;
  /** What a reader hears instead of a per cent. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places.
        <span key={index} className={s.cells[cellOf(share, index, cells)]} />
      ))}
    </div>
  );
}
