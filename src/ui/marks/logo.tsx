import * as s from "./logo.css.ts";

/** The marks of "ẫ" (tilde over circumflex) drawn as a clothes hanger. */
export function LogoMark() {
  return (
    <svg className={s.mark} viewBox="6.4 3.6 26 24.2" aria-hidden="true">
      <path
        className={s.tilde}
        d="M12.3 10.3c.9-2.9 2.5-4 4.2-4 2.9 0 3.1 2.6 5.5 2.6 2 0 3.6-1.3 4.5-3.8"
      />
      <path className={s.hanger} d="M19.4 16l11.4 10H8.1Z" />
    </svg>
  );
}

/** The mark with its name; the name is the same in both languages. */
export function Logo() {
  return (
    <span className={s.logo}>
      <LogoMark />
      <span className={s.name}>Mẫu Studio</span>
    </span>
  );
}
