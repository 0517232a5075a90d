import type { ButtonHTMLAttributes } from "react";
import { cx } from "../class-names.ts";
import { type AnchorProps, Link } from "./link.tsx";
import * as s from "./text-link.css.ts";

type Look = { onBackdrop?: boolean | undefined };

/** A link in running text or beside a caption; at least 24 px tall. */
export function TextLink({ onBackdrop, className, ...rest }: AnchorProps & Look) {
  return <Link {...rest} className={cx(s.link, onBackdrop && s.onBackdrop, className)} />;
}

/** The same look for something that acts in place. Locked, it stays focusable and takes no press. */
export function TextButton({
  onBackdrop,
  locked,
  className,
  onClick,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style" | "disabled" | "aria-disabled"> &
  Look & { locked?: boolean | undefined }) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={locked || undefined}
      className={cx(s.link, onBackdrop && s.onBackdrop, className)}
      onClick={locked ? undefined : onClick}
    />
  );
}
