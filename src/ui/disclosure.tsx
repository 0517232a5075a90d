import type { ReactNode } from "react";
import * as s from "./disclosure.css.ts";
import { Icon } from "./icon.tsx";

/** What few need stands folded under its name. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={s.root}>
      <summary className={s.summary}>
        {title}
        <span className={s.arrow}>
          <Icon name="chevronDown" size="small" />
        </span>
      </summary>
      <div className={s.body}>{children}</div>
    </details>
  );
}
