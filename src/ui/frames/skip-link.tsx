import * as s from "./skip-link.css.ts";

/** First stop of the Tab key on every page: over the navigation, straight to `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#main" className={s.skip}>
      {label}
    </a>
  );
}
