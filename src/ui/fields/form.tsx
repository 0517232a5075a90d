import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../feedback/notice.tsx";
import * as s from "./form.css.ts";

/** The refusal in place, fields, the verb; the first wrong field is focused. */
export function Form({
  refusal,
  problemKey,
  onSubmit,
  children,
}: {
  refusal: string | null;
  /** Changes with every refusal by field, so that focus moves to the first wrong one. */
  problemKey: string;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problemKey !== "") form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problemKey]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} className={s.form} onSubmit={submit} noValidate>
      {refusal !== null && (
        <div role="alert">
          <Notice look="caution">{refusal}</Notice>
        </div>
      )}
      {children}
    </form>
  );
}

/** What was typed into a field; "" when there is none by that name. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
