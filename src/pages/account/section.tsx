import { type ReactNode, useId } from "react";
import * as s from "./account.css.ts";

/** One matter of the settings, named on the left. */
export function Section({
  id: anchor,
  title,
  words,
  children,
}: {
  /** Where an address leads to. */
  id?: string;
  title: string;
  words?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={s.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={s.name}>
          {title}
        </h2>
        {words && <p className={s.words}>{words}</p>}
      </div>
      <div className={s.matter}>{children}</div>
    </section>
  );
}
