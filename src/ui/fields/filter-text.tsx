import { useEffect, useRef, useState } from "react";
import type { IconName } from "../marks/icon.tsx";
import { TextField } from "./text-field.tsx";

/** How long one types before the address, and with it the list, follows. */
const TYPING_MS = 250;

/**
 * A field that narrows a list by what is typed, once one has stopped typing. What it said comes back
 * as `value` a moment later and is then behind what is being typed; only another value replaces it.
 */
export function FilterText({
  label,
  placeholder,
  value,
  digits,
  icon,
  onChange,
}: {
  label: string;
  placeholder?: string;
  value: string;
  /** A whole number is wanted: the keyboard of digits. */
  digits?: boolean;
  icon?: IconName;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const say = useRef(onChange);
  say.current = onChange;
  /** What was said and has not come back yet, oldest first. */
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const own = underWay.current.lastIndexOf(value);
    underWay.current = underWay.current.slice(own + 1);
    if (own < 0) setTyped(value);
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (isComposing || wanted === (underWay.current.at(-1) ?? value)) return;
    const timer = setTimeout(() => {
      underWay.current.push(wanted);
      say.current(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value, isComposing]);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={typed}
      icon={icon}
      {...(digits && { inputMode: "numeric" })}
      // A word half composed is no word yet, however long the pause.
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
