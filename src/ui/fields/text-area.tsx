import type { Ref, TextareaHTMLAttributes } from "react";
import * as s from "./field.css.ts";
import { Field, type FieldTexts } from "./field.tsx";

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "style" | "className"> & {
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** From so many rows on it has a letter's room, and a page's. */
const [LETTER, PAGE] = [6, 10];
function roomOf(rows: number): string {
  if (rows >= PAGE) return s.page;
  return rows >= LETTER ? s.letter : s.area;
}

/** A field for several lines; it grows with its text in browsers that support that. */
export function TextArea({
  label,
  error,
  hint,
  optional,
  aside,
  id,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional} aside={aside} id={id}>
      {(wiring) => <textarea rows={rows} {...area} {...wiring} className={roomOf(rows)} />}
    </Field>
  );
}
