import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "../actions/link.tsx";
import { Icon } from "../marks/icon.tsx";
import type { NavLink } from "./nav.ts";
import * as s from "./public-header.css.ts";

/** A word that opens a list of links: plain disclosure, as navigation wants, not a menu of commands. */
export function HeaderSubmenu({
  label,
  current,
  links,
}: {
  label: string;
  current?: boolean | undefined;
  links: readonly NavLink[];
}) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target);
      if (!isInside) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc and leaving focus bubble up to here.
    <div ref={root} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className={s.opener}
        data-current={current}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevronDown" size="small" />
      </button>
      <ul id={listId} className={s.submenu} hidden={!open}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className={s.sublink}
              aria-current={link.current ? "page" : undefined}
              onClick={() => setOpen(false)}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
