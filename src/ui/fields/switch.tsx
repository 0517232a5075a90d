import { type ReactNode, useId } from "react";
import * as s from "./switch.css.ts";

/** An on/off switch that takes effect at once. */
export function Switch({
  label,
  checked,
  onChange,
  hint,
  disabled,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it does, or why it can't be changed. */
  hint?: ReactNode;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <div>
      <label className={s.row}>
        <input
          type="checkbox"
          role="switch"
          className={s.input}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
