import type { ReactNode } from "react";
import * as s from "./definition-list.css.ts";

/** Facts under hairlines: the name left, the value right. */
export function DefinitionList({
  items,
}: {
  items: readonly { term: string; detail: ReactNode }[];
}) {
  return (
    <dl className={s.list}>
      {items.map((item) => (
        <div key={item.term} className={s.row}>
          <dt className={s.term}>{item.term}</dt>
          <dd className={s.detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
