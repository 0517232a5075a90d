import type { ReactNode } from "react";
import * as s from "./visually-hidden.css.ts";

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={s.hidden}>
      {children}
    </span>
  );
}
