import type { ReactNode } from "react";
import * as s from "./inspector.css.ts";

/** The part of the inspector that scrolls; its title names the choice at hand. */
export function InspectorBody({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className={s.body}>
      {title && <h2 className={s.title}>{title}</h2>}
      {children}
    </div>
  );
}

/** Stays in sight below the scrolling part, such as the drop zone. */
export function InspectorFoot({ children }: { children: ReactNode }) {
  return <div className={s.foot}>{children}</div>;
}
