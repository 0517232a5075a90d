import { useLingui } from "@lingui/react/macro";
import { heading } from "#src/theme/type.css.ts";
import { Icon } from "#src/ui/marks/icon.tsx";
import * as s from "./faq.css.ts";
import { useQuestions } from "./faq-questions.ts";
import * as section from "./section.css.ts";

/** Questions buyers ask, on home, pricing and contact. Native disclosure: it opens without script. */
export function Faq() {
  const { t } = useLingui();
  return (
    <section className={section.section} aria-labelledby="faq">
      <div className={section.split}>
        <h2 id="faq" className={heading.title}>
          {t({ id: "faq.title", message: "Hay được hỏi" })}
        </h2>
        <div className={s.list}>
          {useQuestions().map(({ question, answer }) => (
            <details key={question} className={s.item}>
              <summary className={s.question}>
                {question}
                <span className={s.sign}>
                  <Icon name="plus" />
                </span>
              </summary>
              <p className={s.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
