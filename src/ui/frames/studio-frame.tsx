import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Link } from "../actions/link.tsx";
import { cx } from "../class-names.ts";
import { hidden } from "../content/visually-hidden.css.ts";
import { Icon } from "../marks/icon.tsx";
import { Logo, LogoMark } from "../marks/logo.tsx";
import { Swatch } from "../marks/swatch.tsx";
import type { SideGroup, SideLink } from "./nav.ts";
import { SkipLink } from "./skip-link.tsx";
import * as s from "./studio-frame.css.ts";

export type StudioFrameProps = {
  home: { href: string; label: string };
  navLabel: string;
  skipLabel: string;
  groups: readonly SideGroup[];
  language?: ReactNode;
  /** Folds the sidebar to the rail and back; only wide windows have a choice. */
  fold?: { closed: boolean; label: string; onToggle: () => void };
  credits?: ReactNode;
  /** An AccountCard or a GuestCard. */
  account?: ReactNode;
  children: ReactNode;
};

/** The workshop: a sidebar of 212 px, a rail of 64 px under 1200 px, and one main. */
export function StudioFrame(props: StudioFrameProps) {
  const { home, navLabel, skipLabel, groups, language, fold, credits, account, children } = props;
  return (
    <div className={s.frame} data-sidebar={fold?.closed ? "closed" : undefined}>
      <SkipLink label={skipLabel} />
      <header className={s.side}>
        <Link href={home.href} className={s.brand} aria-label={home.label}>
          <span className={s.brandFull}>
            <Logo />
          </span>
          <span className={s.brandMark}>
            <LogoMark />
          </span>
        </Link>
        <nav aria-label={navLabel} className={s.nav}>
          {groups.map((group) => (
            <div key={group.label ?? "first"}>
              {group.label && (
                <h2 className={s.groupHead}>
                  <span className={s.groupWord}>{group.label}</span>
                </h2>
              )}
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Side {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {(language || account) && (
          <div className={s.foot}>
            {(language || fold) && (
              <div className={s.tools}>
                {language}
                {fold && (
                  <span className={s.fold}>
                    <IconButton
                      icon={fold.closed ? "chevronRight" : "chevronLeft"}
                      label={fold.label}
                      aria-expanded={!fold.closed}
                      onClick={fold.onToggle}
                    />
                  </span>
                )}
              </div>
            )}
            {credits}
            {account}
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1} className={s.main}>
        {children}
      </main>
    </div>
  );
}

function Side(link: SideLink) {
  const isTool = "tone" in link;
  return (
    <Link
      href={link.href}
      className={s.link}
      title={link.label}
      aria-current={link.current ? "page" : undefined}
    >
      {isTool ? (
        <Swatch tone={link.tone} className={s.chip} />
      ) : (
        <span className={s.glyph}>
          <Icon name={link.icon} />
        </span>
      )}
      <span className={cx(s.name, isTool && s.besideChip)}>{link.label}</span>
      {link.news && (
        <span className={s.news}>
          <span aria-hidden="true">{link.news.count}</span>
          <span className={hidden}>{link.news.label}</span>
        </span>
      )}
    </Link>
  );
}
