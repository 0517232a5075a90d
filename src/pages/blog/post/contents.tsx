import { useLingui } from "@lingui/react/macro";
import { text } from "#src/theme/type.css.ts";
import type { Post } from "#wire/blog.ts";
import * as s from "./contents.css.ts";
import { useCurrentHeading } from "./use-current-heading.ts";

/** The headings of a post as links to them; the one being read is marked. */
export function Contents({ headings }: Pick<Post, "headings">) {
  const { t } = useLingui();
  const current = useCurrentHeading(headings.map(({ id }) => id));
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className={s.contents}>
      <h2 id="contents" className={text.head}>
        {t({ id: "blog.contents", message: "Trong bài này" })}
      </h2>
      <ol className={s.list}>
        {headings.map(({ id, text: name, level }) => (
          <li key={id} className={level > 2 ? s.deeper : undefined}>
            <a
              href={`#${id}`}
              className={s.link}
              aria-current={id === current ? "location" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
