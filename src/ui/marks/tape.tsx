import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import * as s from "./tape.css.ts";

/** A label that looks like a strip of tape, for one or two words. Never a button. */
export function Tape({
  look = "canary",
  children,
  className,
}: {
  look?: keyof typeof s.look;
  children: ReactNode;
  className?: string | undefined;
}) {
  return <span className={cx(s.look[look], className)}>{children}</span>;
}
