import type { ButtonHTMLAttributes } from "react";
import { cx } from "./class-names.ts";
import { type AnchorProps, Link } from "./link.tsx";
import * as s from "./text-link.css.ts";

type Look = { onBackdrop?: boolean | undefined };

/** A link in running text or beside a caption; at least 24 px tall. */
export function TextLink({ onBackdrop, className, ...rest }: AnchorProps & Look) {
  return <Link {...rest} className={cx(s.link, onBackdrop && s.onBackdrop, className)} />;
}

/** The same look for something that acts in place. */
export function TextButton({
  onBackdrop,
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> & Look) {
  return (
    <button type="button" {...rest} className={cx(s.link, onBackdrop && s.onBackdrop, className)} />
  );
}
