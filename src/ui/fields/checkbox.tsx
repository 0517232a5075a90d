import { type ReactNode, useId } from "react";
import * as s from "./switch.css.ts";

/** A tick that waits for the form it stands in. */
export function Checkbox({
  label,
  note,
  error,
  checked,
  onChange,
  name,
}: {
  label: ReactNode;
  note?: ReactNode;
  error?: string | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
}) {
  const id = useId();
  return (
    <div>
      <label className={s.checkRow}>
        <input
          type="checkbox"
          name={name}
          className={s.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {label}
          {note && <span className={s.note}>{note}</span>}
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className={s.error}>
          {error}
        </p>
      )}
    </div>
  );
}
