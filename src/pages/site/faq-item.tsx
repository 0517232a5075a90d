import { Icon } from "#src/ui/marks/icon.tsx";
import * as s from "./faq.css.ts";
import type { Question } from "./faq-questions.ts";

/** A question that opens to its answer. */
export function FaqItem({
  id,
  question,
  answer,
  isOpen,
}: Question & {
  /** Open from the start, as when a search found it. */
  isOpen?: boolean;
}) {
  return (
    <details id={id} className={s.item} open={isOpen}>
      <summary className={s.question}>
        {question}
        <span className={s.sign}>
          <Icon name="plus" />
        </span>
      </summary>
      <p className={s.answer}>{answer}</p>
    </details>
  );
}
