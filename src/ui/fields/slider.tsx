import { setElementVars } from "@vanilla-extract/dynamic";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { cx } from "../class-names.ts";
import * as s from "./slider.css.ts";

/** Figures along the tape at `major`, ticks at `minor`; both must divide max − min. */
export type TapeScale = { major: number; minor: number };

/** A number by dragging or arrow keys. With `tape` it looks like a measuring tape. */
export function Slider({
  label,
  value,
  shown,
  min,
  max,
  step = 1,
  onChange,
  hint,
  tape,
  figure,
}: {
  label: string;
  value: number;
  /** The value with its unit: "168 cm". */
  shown: string;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  tape?: TapeScale | undefined;
  /** Stands where the value is shown, such as a field to type it in. */
  figure?: ReactNode;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const share = String((value - min) / (max - min));
    if (root.current) setElementVars(root.current, { [s.share]: share });
  }, [value, min, max]);

  const input = (
    <input
      id={id}
      type="range"
      className={tape ? s.tapeInput : s.input}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={shown}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
  return (
    <div ref={root} className={s.root}>
      <div className={s.top}>
        <label htmlFor={id} className={s.label}>
          {label}
        </label>
        {figure ?? (
          <span className={cx(s.figure, tape && s.bigFigure)} aria-hidden="true">
            {shown}
          </span>
        )}
      </div>
      {tape ? (
        <div className={s.tape}>
          <Ticks min={min} max={max} {...tape} />
          {input}
        </div>
      ) : (
        input
      )}
      {hint && (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Ticks({ min, max, major, minor }: { min: number; max: number } & TapeScale) {
  const span = max - min;
  const at = (every: number) =>
    Array.from({ length: Math.floor(span / every) + 1 }, (_, index) => index * every);
  return (
    <>
      <svg className={s.ticks} aria-hidden="true">
        {at(minor).map((offset) => (
          <line
            key={offset}
            x1={`${(offset / span) * 100}%`}
            x2={`${(offset / span) * 100}%`}
            y1="0"
            y2={offset % major === 0 ? 14 : 7}
          />
        ))}
      </svg>
      <div className={s.figures} aria-hidden="true">
        {at(major).map((offset) => (
          <span key={offset} className={s.figureAt}>
            {min + offset}
          </span>
        ))}
      </div>
    </>
  );
}
