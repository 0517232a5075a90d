import { cx } from "../class-names.ts";
import * as s from "./icon.css.ts";
import { type IconName, iconPaths } from "./icon-paths.ts";

export type { IconName };

/** Decoration beside words; a control without words names itself. */
export function Icon({
  name,
  size = "normal",
}: {
  name: IconName;
  size?: "small" | "normal" | "large";
}) {
  return (
    <svg className={cx(s.icon, s.size[size])} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
