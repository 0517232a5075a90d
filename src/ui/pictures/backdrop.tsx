import type { ReactNode } from "react";
import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "../class-names.ts";
import * as s from "./backdrop.css.ts";

/** A seamless paper hanging from its roller; the tone says which tool the user stands in. */
export function Backdrop({
  tone,
  children,
  className,
  paperClassName,
}: {
  tone: Tone;
  children?: ReactNode;
  className?: string | undefined;
  paperClassName?: string | undefined;
}) {
  return (
    <div className={cx(tones[tone], s.backdrop, className)}>
      <div className={s.roller} aria-hidden="true" />
      <div className={cx(s.paper, paperClassName)}>{children}</div>
    </div>
  );
}
