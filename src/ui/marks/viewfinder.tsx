import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import * as s from "./viewfinder.css.ts";

/** Four corners around its content: solid means selected or current, open means drop here. */
export function Viewfinder({
  look = "solid",
  gap,
  children,
  className,
}: {
  look?: keyof typeof s.viewfinder;
  gap?: keyof typeof s.gaps;
  children: ReactNode;
  className?: string;
}) {
  return <div className={cx(s.viewfinder[look], gap && s.gaps[gap], className)}>{children}</div>;
}
