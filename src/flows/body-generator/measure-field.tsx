import { useId } from "react";
import { readFigure } from "#machines/body-generator/body-generator.rules.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Slider, type TapeScale } from "#src/ui/fields/slider.tsx";
import * as s from "./measure-field.css.ts";

/** A figure by tape or by typing: "60,5" and "60.5" are the same. */
export function MeasureField({
  label,
  unit,
  typed,
  range: [min, max],
  tape,
  error,
  onChange,
}: {
  label: string;
  unit: string;
  typed: string;
  range: readonly [number, number];
  tape: TapeScale;
  error: string | null;
  onChange: (typed: string) => void;
}) {
  const id = useId();
  const value = readFigure(typed);
  const shown = value === null ? "" : `${formatNumber(currentLanguage(), value)} ${unit}`;
  return (
    <div>
      <Slider
        label={label}
        shown={shown}
        figure={
          <span>
            <input
              className={s.typed}
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${label}, ${unit}`}
              aria-invalid={error !== null || undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              value={typed}
              onChange={(event) => onChange(event.target.value)}
            />
            <span className={s.unit} aria-hidden="true">
              {unit}
            </span>
          </span>
        }
        min={min}
        max={max}
        value={Math.min(max, Math.max(min, Math.round(value ?? (min + max) / 2)))}
        tape={tape}
        onChange={(next) => onChange(String(next))}
      />
      {error && (
        <p id={`${id}-error`} className={s.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
