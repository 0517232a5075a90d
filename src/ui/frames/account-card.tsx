import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon } from "../marks/icon.tsx";
import * as s from "./account-card.css.ts";

/** Who is signed in and on which plan; the trigger of the account menu. On the rail only initials. */
export function AccountCard({
  initials,
  name,
  note,
  ...button
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "name" | "style" | "className" | "children"> & {
  initials: string;
  name: string;
  note?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      type="button"
      aria-label={note ? `${name}, ${note}` : name}
      {...button}
      className={s.card}
    >
      <span className={s.initials} aria-hidden="true">
        {initials}
      </span>
      <span className={s.words}>
        <span className={s.name}>{name}</span>
        {note && <span className={s.note}>{note}</span>}
      </span>
      <span className={s.arrow}>
        <Icon name="chevronDown" />
      </span>
    </button>
  );
}
