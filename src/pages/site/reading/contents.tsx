import { useLingui } from "@lingui/react/macro";
import * as s from "./article.css.ts";

/** What is on a long page, each a press away. */
export function Contents({ entries }: { entries: readonly { id: string; title: string }[] }) {
  const { t } = useLingui();
  return (
    <nav className={s.contents} aria-labelledby="contents">
      <p id="contents" className={s.contentsHead}>
        {t({ id: "reading.contents", message: "Trong trang này" })}
      </p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={s.contentsLink}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
