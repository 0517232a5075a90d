import type { ReactNode } from "react";
import { Icon, type IconName } from "../marks/icon.tsx";
import * as s from "./notice.css.ts";

const icons: Record<keyof typeof s.look, IconName> = {
  plain: "info",
  done: "check",
  caution: "warning",
};

/** A quiet word beside the work: nothing failed. */
export function Notice({
  look = "plain",
  actions,
  children,
}: {
  look?: keyof typeof s.look;
  /** Buttons, beneath the words. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={s.look[look]}>
      <Icon name={icons[look]} />
      <div>
        {children}
        {actions && <div className={s.actions}>{actions}</div>}
      </div>
    </div>
  );
}
