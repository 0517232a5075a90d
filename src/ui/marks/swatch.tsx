import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "../class-names.ts";
import * as s from "./swatch.css.ts";

/** A small backdrop in a tool's colour, beside the tool's name. */
export function Swatch({ tone, className }: { tone: Tone; className?: string | undefined }) {
  return <span className={cx(tones[tone], s.swatch, className)} aria-hidden="true" />;
}
