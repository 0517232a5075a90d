import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDay } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { cx } from "#src/ui/class-names.ts";
import * as s from "./article.css.ts";
import type { Block, Chapter } from "./article.ts";
import { Contents } from "./contents.tsx";

/** A long page to read: its head, what is in it, and one chapter after another. */
export function Article({
  title,
  lead,
  revised,
  notice,
  chapters,
}: {
  title: string;
  lead: string;
  /** The day the text last changed, as an ISO date. */
  revised?: string;
  /** What must be known before reading. */
  notice?: ReactNode;
  chapters: readonly Chapter[];
}) {
  const { t } = useLingui();
  return (
    <article className={s.page}>
      <header className={s.head}>
        <h1 className={heading.page}>{title}</h1>
        <p className={cx(text.lead, s.lead)}>{lead}</p>
        {revised && (
          <p className={s.revised}>
            {t({
              id: "reading.revised",
              message: `Sửa lần cuối ngày ${{ day: formatDay(currentLanguage(), revised) }}`,
            })}
          </p>
        )}
        {notice}
      </header>
      <Contents entries={chapters} />
      <div className={s.text}>
        {chapters.map((chapter) => (
          <section
            key={chapter.id}
            id={chapter.id}
            className={s.chapter}
            aria-labelledby={`${chapter.id}-head`}
          >
            <h2 id={`${chapter.id}-head`} className={cx(heading.label, s.chapterHead)}>
              {chapter.title}
            </h2>
            {chapter.blocks.map((block) => (
              <Piece key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function keyOf(block: Block): string {
  if (typeof block === "string") return block;
  if ("href" in block) return block.href;
  return "list" in block ? (block.list[0] ?? "") : (block.facts[0]?.term ?? "");
}

function Piece({ block }: { block: Block }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("facts" in block)
    return (
      <dl className={s.facts}>
        {block.facts.map(({ term, detail }) => (
          <div key={term} className={s.fact}>
            <dt className={s.term}>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    );
  if ("href" in block)
    return (
      <p>
        <TextLink href={block.href}>{block.label}</TextLink>
      </p>
    );
  return (
    <ul className={s.list}>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
