import type { Ref, TextareaHTMLAttributes } from "react";
import * as s from "./field.css.ts";
import { Field, type FieldTexts } from "./field.tsx";

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "style" | "className"> & {
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** A field for several lines; it grows with its text in browsers that support that. */
export function TextArea({ label, error, hint, optional, aside, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional} aside={aside} id={id}>
      {(wiring) => <textarea rows={3} {...area} {...wiring} className={s.area} />}
    </Field>
  );
}
