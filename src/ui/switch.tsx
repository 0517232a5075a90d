import type { ReactNode } from "react";
import * as s from "./switch.css.ts";

/** On or off, at once. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={s.row}>
      <input
        type="checkbox"
        role="switch"
        className={s.input}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
