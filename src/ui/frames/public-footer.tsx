import type { ReactNode } from "react";
import { Link } from "../actions/link.tsx";
import { Logo } from "../marks/logo.tsx";
import type { NavLink } from "./nav.ts";
import * as s from "./public-footer.css.ts";

/** A column with nothing in it is left out. */
export type FooterColumn = { head: string; links?: readonly NavLink[]; content?: ReactNode };

export function PublicFooter({
  home,
  tagline,
  columns,
  copyright,
}: {
  home: { href: string; label: string };
  tagline: string;
  columns: readonly FooterColumn[];
  copyright: string;
}) {
  const shown = columns.filter((column) => column.links?.length || column.content);
  return (
    <footer className={s.footer}>
      <div className={s.inner}>
        <div className={s.brand}>
          <Link href={home.href} className={s.home} aria-label={home.label}>
            <Logo />
          </Link>
          <p>{tagline}</p>
        </div>
        {shown.map((column) => (
          <div key={column.head}>
            <h2 className={s.head}>{column.head}</h2>
            {column.links && (
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className={s.link}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {column.content && <div className={s.words}>{column.content}</div>}
          </div>
        ))}
      </div>
      <p className={s.small}>{copyright}</p>
    </footer>
  );
}
