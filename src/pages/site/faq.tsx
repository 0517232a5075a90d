import { useLingui } from "@lingui/react/macro";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { heading } from "#src/theme/type.css.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import * as s from "./faq.css.ts";
import { FaqItem } from "./faq-item.tsx";
import { useQuestions } from "./faq-questions.ts";
import * as section from "./section.css.ts";

/** Questions buyers ask, on home, pricing and contact. Native disclosure: it opens without script. */
export function Faq() {
  const { t } = useLingui();
  const isOpen = useIsOpen();
  return (
    <section className={section.section} aria-labelledby="faq">
      <div className={section.split}>
        <h2 id="faq" className={heading.title}>
          {t({ id: "faq.title", message: "Hay được hỏi" })}
        </h2>
        <div>
          <div className={s.list}>
            {useQuestions().map((entry) => (
              <FaqItem key={entry.id} {...entry} />
            ))}
          </div>
          {isOpen("/faq") && (
            <p className={s.all}>
              <TextLink href="/faq">{t({ id: "faq.all", message: "Xem mọi câu hỏi" })}</TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
