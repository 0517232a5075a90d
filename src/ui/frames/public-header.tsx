import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Link } from "../actions/link.tsx";
import { cx } from "../class-names.ts";
import { Logo } from "../marks/logo.tsx";
import { HeaderSubmenu } from "./header-submenu.tsx";
import type { HeaderLink } from "./nav.ts";
import * as s from "./public-header.css.ts";

export type PublicHeaderProps = {
  links: readonly HeaderLink[];
  home: { href: string; label: string };
  navLabel: string;
  /** Names of the folded menu's button, by what a press does. */
  menu: { open: string; close: string };
  language: ReactNode;
  /** "Vào studio" when signed out, the account's menu when signed in. */
  action: ReactNode;
};

/** The public header: one row, under 1000 px a menu that closes on navigation and on Esc. */
export function PublicHeader({ links, home, navLabel, menu, language, action }: PublicHeaderProps) {
  const [open, setOpen] = useState(false);
  const foldId = useId();
  const button = useRef<HTMLButtonElement>(null);

  const closeOnLink = (event: MouseEvent) => {
    // The switch of languages leaves one where one is.
    const isLeaving = event.target instanceof Element && event.target.closest("a:not([hreflang])");
    if (isLeaving) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc and link presses bubble up to here.
    <header className={s.header} onKeyDown={closeOnEscape} onClick={closeOnLink}>
      <Link href={home.href} className={s.home} aria-label={home.label}>
        <Logo />
      </Link>
      <div id={foldId} className={cx(s.fold, !open && s.folded)}>
        <nav aria-label={navLabel} className={s.nav}>
          <ul className={s.list}>
            {links.map((link) => (
              <li key={link.href} className={s.item}>
                {link.children ? (
                  <HeaderSubmenu label={link.label} current={link.current} links={link.children} />
                ) : (
                  <Link
                    href={link.href}
                    className={s.link}
                    aria-current={link.current ? "page" : undefined}
                  >
                    {link.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={s.language}>{language}</div>
      </div>
      <div className={s.end}>
        {action}
        <span className={s.menuButton}>
          <IconButton
            ref={button}
            look="plain"
            icon={open ? "close" : "menu"}
            label={open ? menu.close : menu.open}
            aria-expanded={open}
            aria-controls={foldId}
            onClick={() => setOpen(!open)}
          />
        </span>
      </div>
    </header>
  );
}
