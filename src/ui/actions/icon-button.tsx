import type { IconName } from "../marks/icon.tsx";
import { Button, type ButtonProps } from "./button.tsx";

/** A square button with a picture for a face: its label is its name and its native hint. */
export function IconButton({
  icon,
  label,
  look = "quiet",
  ...rest
}: Omit<ButtonProps, "children" | "size" | "icon" | "iconEnd" | "wide"> & {
  icon: IconName;
  label: string;
}) {
  return (
    <Button {...rest} look={look} size="square" icon={icon} aria-label={label} title={label} />
  );
}
