import type { InputHTMLAttributes, KeyboardEvent, Ref } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconName } from "../marks/icon.tsx";
import { holdEnterWhileComposing } from "./composing.ts";
import * as s from "./field.css.ts";
import { Field, type FieldTexts } from "./field.tsx";

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "className" | "size"> & {
    icon?: IconName | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text, with its label, hint and error. For passwords use PasswordField. */
export function TextField({
  label,
  error,
  hint,
  optional,
  aside,
  icon,
  id,
  onKeyDown,
  ...input
}: TextFieldProps) {
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    holdEnterWhileComposing(event);
    onKeyDown?.(event);
  };
  return (
    <Field label={label} error={error} hint={hint} optional={optional} aside={aside} id={id}>
      {(wiring) => (
        <div className={s.control}>
          {icon && (
            <span className={s.leading}>
              <Icon name={icon} />
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={cx(s.box, icon && s.withLeading)}
            onKeyDown={keyDown}
          />
        </div>
      )}
    </Field>
  );
}
