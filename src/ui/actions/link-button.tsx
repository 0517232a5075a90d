import { cx } from "../class-names.ts";
import { Icon, type IconName } from "../marks/icon.tsx";
import * as s from "./button.css.ts";
import { type AnchorProps, Link } from "./link.tsx";

/** Goes somewhere, looks like a button. */
export function LinkButton({
  look = "plain",
  size = "normal",
  icon,
  iconEnd,
  wide,
  children,
  className,
  ...rest
}: AnchorProps & {
  look?: keyof typeof s.look | undefined;
  size?: keyof typeof s.size | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  wide?: boolean | undefined;
}) {
  return (
    <Link {...rest} className={cx(s.look[look], s.size[size], wide && s.wide, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  );
}
