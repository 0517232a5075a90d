import type { ReactNode } from "react";
import { heading } from "#src/theme/type.css.ts";
import * as s from "./page-head.css.ts";

/** The head of a studio page that is no wizard: one h1, and what stands at its end. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={s.head}>
      <h1 className={heading.title}>{title}</h1>
      {children && <div className={s.end}>{children}</div>}
    </header>
  );
}

export function PageBody({ children }: { children: ReactNode }) {
  return <div className={s.body}>{children}</div>;
}
