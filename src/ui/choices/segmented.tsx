import { useId } from "react";
import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../content/visually-hidden.tsx";
import * as s from "./segmented.css.ts";

export type Segment<Value extends string> = { value: Value; label: string; disabled?: boolean };

/** Two to five short choices side by side: radios underneath, so arrow keys move. */
export function Segmented<Value extends string>({
  label,
  hideLabel,
  items,
  value,
  onChange,
  wide,
  locked,
  reason,
}: {
  label: string;
  hideLabel?: boolean;
  items: readonly Segment<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  wide?: boolean;
  /** All are closed: the choice is made. */
  locked?: boolean;
  /** Why some are closed. */
  reason?: string | null | undefined;
}) {
  const name = useId();
  return (
    <fieldset aria-describedby={reason ? `${name}-reason` : undefined}>
      <legend className={hideLabel ? undefined : s.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={cx(s.group, wide && s.wide)}>
        {items.map((item) => (
          <label key={item.value} className={s.option}>
            <input
              type="radio"
              className={s.input}
              name={name}
              value={item.value}
              checked={item.value === value}
              disabled={locked || item.disabled}
              onChange={() => onChange(item.value)}
            />
            {item.label}
          </label>
        ))}
      </div>
      {reason && (
        <p id={`${name}-reason`} className={s.reason}>
          {reason}
        </p>
      )}
    </fieldset>
  );
}
