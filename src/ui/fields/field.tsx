import { type ReactNode, useId } from "react";
import { Icon } from "../marks/icon.tsx";
import * as s from "./field.css.ts";

export type FieldTexts = {
  label: ReactNode;
  /** What is wrong and what to type, one clause. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** "(không bắt buộc)" when it may stay empty. */
  optional?: string | undefined;
  /** A link on the label's line, such as "Quên mật khẩu". */
  aside?: ReactNode;
};

export type FieldWiring = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Label above, hint or error below, tied to whatever control `children` draws. */
export function Field({
  label,
  error,
  hint,
  optional,
  aside,
  id: givenId,
  children,
}: FieldTexts & { id?: string | undefined; children: (wiring: FieldWiring) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={s.field}>
      <div className={s.top}>
        <label htmlFor={id} className={s.label}>
          {label}
          {optional && <span className={s.optional}> {optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={s.note.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={s.note.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
