import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconName } from "../marks/icon.tsx";
import * as s from "./button.css.ts";

export type ButtonLook = keyof typeof s.look;
export type ButtonSize = keyof typeof s.size;

export type ButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "disabled" | "style" | "aria-disabled"
> & {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  wide?: boolean | undefined;
  /** Why it cannot be pressed now. It stays focusable, and the reason is read out and shown. */
  reason?: string | null | undefined;
  /** Where the reason stands; "elsewhere" when words with the id `reasonId` already say it. */
  reasonPlace?: "beside" | "below" | "elsewhere" | undefined;
  reasonId?: string | undefined;
  /** Its work is under way: it takes no second press. Say so in the children. */
  busy?: boolean | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function Button({
  look = "plain",
  size = "normal",
  icon,
  iconEnd,
  wide,
  reason,
  reasonPlace = "beside",
  reasonId,
  busy,
  children,
  className,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const ownId = useId();
  const locked = Boolean(reason) || busy === true;
  const shown = Boolean(reason) && reasonPlace !== "elsewhere";
  const describedBy = reason ? (shown ? ownId : reasonId) : rest["aria-describedby"];

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (locked) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  const button = (
    <button
      {...rest}
      type={type}
      className={cx(s.look[look], s.size[size], wide && s.wide, className)}
      aria-disabled={locked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={press}
    >
      {busy ? <Busy /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && !busy && <Icon name={iconEnd} />}
    </button>
  );

  if (!shown) return button;
  return (
    <span className={reasonPlace === "below" ? s.withReasonBelow : s.withReason}>
      {button}
      <span id={ownId} className={s.reason}>
        {reason}
      </span>
    </span>
  );
}

const Busy = () => (
  <span className={s.busy} aria-hidden="true">
    <span className={s.busyCell.a} />
    <span className={s.busyCell.b} />
    <span className={s.busyCell.c} />
  </span>
);
