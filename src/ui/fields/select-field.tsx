import type { SelectHTMLAttributes } from "react";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import * as s from "./field.css.ts";
import { Field, type FieldTexts } from "./field.tsx";
import * as own from "./select-field.css.ts";

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** The platform's own list: right on touch, and readable by everything. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  aside,
  id,
  options,
  ...select
}: FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "style" | "className" | "children"> & {
    options: readonly SelectOption[];
  }) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional} aside={aside} id={id}>
      {(wiring) => (
        <div className={s.control}>
          <select {...select} {...wiring} className={cx(s.box, own.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={own.arrow}>
            <Icon name="chevronDown" />
          </span>
        </div>
      )}
    </Field>
  );
}
