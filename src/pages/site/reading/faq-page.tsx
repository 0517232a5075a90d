import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { cx } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { OnceAlive } from "#src/ui/fields/once-alive.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import * as list from "../faq.css.ts";
import { FaqItem } from "../faq-item.tsx";
import * as page from "./article.css.ts";
import { Contents } from "./contents.tsx";
import * as s from "./faq.css.ts";
import { useQuestionGroups } from "./faq-groups.ts";
import { found } from "./found.ts";
import { useOpenedByAddress } from "./use-opened-by-address.ts";

/** Every question in groups; typing leaves those that answer it, open. */
export function FaqPage() {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  useOpenedByAddress();
  const all = useQuestionGroups();
  const isSearching = typed.trim() !== "";
  const groups = isSearching ? found(all, typed) : all;
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={heading.page}>{t({ id: "faq.title", message: "Hay được hỏi" })}</h1>
        <p className={cx(text.lead, page.lead)}>
          {t({
            id: "faq.lead",
            message: "Credit, ảnh, gói, dữ liệu và API. Gõ vài chữ để tìm, không dấu cũng ra.",
          })}
        </p>
        <search className={s.search}>
          <OnceAlive isAlive={useIsHydrated()}>
            <TextField
              label={t({ id: "faq.search", message: "Tìm câu hỏi" })}
              type="search"
              icon="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </OnceAlive>
        </search>
        <p className={s.count} role="status">
          {isSearching && t({ id: "faq.found", message: `Tìm thấy ${count} câu` })}
        </p>
      </header>
      {groups.length > 0 && <Contents entries={groups} />}
      <div className={page.text}>
        {groups.map(({ id, title, questions }) => (
          <section key={id} id={id} className={s.group} aria-labelledby={`${id}-head`}>
            <h2 id={`${id}-head`} className={heading.label}>
              {title}
            </h2>
            <div className={list.list}>
              {questions.map((entry) => (
                <FaqItem key={`${entry.id} ${isSearching}`} {...entry} isOpen={isSearching} />
              ))}
            </div>
          </section>
        ))}
        {groups.length === 0 && (
          <EmptyState
            drawing="search"
            title={t({ id: "faq.none", message: "Chưa có câu nào như vậy" })}
            action={
              <LinkButton icon="mail" href="/contact">
                {t({ id: "help.write", message: "Viết cho chúng tôi" })}
              </LinkButton>
            }
          >
            {t({ id: "faq.none_text", message: "Thử chữ khác, hoặc hỏi thẳng ở trang Liên hệ." })}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
