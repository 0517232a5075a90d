import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useId } from "react";
import { cx } from "../class-names.ts";
import * as s from "./color-choice.css.ts";

/** Hair colours and skin tones: radios with a colour for a face and a name. Client-only (inline colour). */
export function ColorChoice<Value extends string>({
  label,
  items,
  value,
  onChange,
  wide,
}: {
  label: string;
  items: readonly { value: Value; label: string; color: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Fills the row, as for six skin tones. */
  wide?: boolean;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={s.top}>
        <span className={s.legend}>{label}</span>
        <span className={s.chosen} aria-hidden="true">
          {items.find((item) => item.value === value)?.label}
        </span>
      </legend>
      <div className={s.row}>
        {items.map((item) => (
          <label
            key={item.value}
            className={cx(s.swatch, wide && s.wide)}
            style={assignInlineVars({ [s.swatchColor]: item.color })}
            title={item.label}
          >
            <input
              type="radio"
              className={s.input}
              name={name}
              value={item.value}
              aria-label={item.label}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
