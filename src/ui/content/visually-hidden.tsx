import type { ReactNode } from "react";
import * as s from "./visually-hidden.css.ts";

/** Words for those who do not see the picture beside them. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={s.hidden}>
      {children}
    </span>
  );
}
