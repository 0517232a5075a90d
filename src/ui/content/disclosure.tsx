import type { ReactNode, ToggleEvent } from "react";
import { Icon } from "../marks/icon.tsx";
import * as s from "./disclosure.css.ts";

/** Folds rarely needed content under its name. `open` and `onToggle` let its owner remember. */
export function Disclosure({
  title,
  open,
  onToggle,
  children,
}: {
  title: ReactNode;
  open?: boolean | undefined;
  onToggle?: ((event: ToggleEvent<HTMLDetailsElement>) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <details className={s.root} open={open} onToggle={onToggle}>
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
