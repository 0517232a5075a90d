import { PasswordInput } from "@ark-ui/react/password-input";
import type { InputHTMLAttributes, Ref } from "react";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import * as s from "./field.css.ts";
import { Field, type FieldTexts } from "./field.tsx";

export type PasswordFieldProps = FieldTexts &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "style" | "className" | "type" | "autoComplete" | "dir"
  > & {
    autoComplete: "current-password" | "new-password";
    /** Names of the eye: what a press does. */
    showLabel: string;
    hideLabel: string;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A password with an eye to look at it. */
export function PasswordField({
  label,
  error,
  hint,
  optional,
  aside,
  id,
  autoComplete,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional} aside={aside} id={id}>
      {(wiring) => (
        <PasswordInput.Root
          autoComplete={autoComplete}
          ids={{ input: wiring.id }}
          translations={{ visibilityTrigger: (visible) => (visible ? hideLabel : showLabel) }}
        >
          <PasswordInput.Control className={s.control}>
            <PasswordInput.Input {...input} {...wiring} className={cx(s.box, s.withTrailing)} />
            <span className={s.trailing}>
              <PasswordInput.VisibilityTrigger className={s.inBox} tabIndex={0}>
                <PasswordInput.Indicator fallback={<Icon name="eye" />}>
                  <Icon name="eyeOff" />
                </PasswordInput.Indicator>
              </PasswordInput.VisibilityTrigger>
            </span>
          </PasswordInput.Control>
        </PasswordInput.Root>
      )}
    </Field>
  );
}
