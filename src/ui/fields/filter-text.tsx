import { useEffect, useRef, useState } from "react";
import type { IconName } from "../marks/icon.tsx";
import { TextField } from "./text-field.tsx";

/** How long one types before the address, and with it the list, follows. */
const TYPING_MS = 250;

/** A field that narrows a list by what is typed, once one has stopped typing. */
export function FilterText({
  label,
  value,
  digits,
  icon,
  onChange,
}: {
  label: string;
  value: string;
  /** A whole number is wanted: the keyboard of digits. */
  digits?: boolean;
  icon?: IconName;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const say = useRef(onChange);
  say.current = onChange;
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => say.current(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      icon={icon}
      {...(digits && { inputMode: "numeric" })}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
