import type { ChangeEvent, Ref } from "react";
import * as s from "./code-field.css.ts";
import { Field, type FieldTexts } from "./field.tsx";

/**
 * A code from a mail, at most `length` digits. One input, so that pasting, autofill from the mail
 * app and screen readers all work; anything but digits is dropped ("123 456" becomes "123456").
 */
export function CodeField({
  label,
  error,
  hint,
  aside,
  id,
  value,
  onChange,
  length = 6,
  ref,
}: Omit<FieldTexts, "optional"> & {
  id?: string | undefined;
  value: string;
  onChange: (digits: string) => void;
  length?: number;
  ref?: Ref<HTMLInputElement>;
}) {
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(event.target.value.replace(/\D/g, "").slice(0, length));
  return (
    <Field label={label} error={error} hint={hint} aside={aside} id={id}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className={s.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          onChange={change}
        />
      )}
    </Field>
  );
}
