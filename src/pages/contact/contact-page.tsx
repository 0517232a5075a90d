import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { heading, text } from "#src/theme/type.css.ts";
import { Late, LateView } from "#src/ui/late-view.tsx";
import type { ContactTopic } from "#wire/values.ts";
import { PublicPage } from "../shell/public-page.tsx";
import { Faq } from "../site/faq.tsx";
import * as section from "../site/section.css.ts";
import * as s from "./contact.css.ts";

/** It stands in what the server sent; what makes it work comes once the page can be used. */
const form = new LateView(async () => (await import("./own-contact-form.tsx")).OwnContactForm);

/** The public contact page; `topic` is the address's. */
export function ContactPage({ topic }: { topic: ContactTopic | null }) {
  return (
    <PublicPage path="/contact">
      <Contact>
        <Suspense>
          <Late of={form} props={{ topic }} />
        </Suspense>
      </Contact>
    </PublicPage>
  );
}

/** What one can write for on the left, the form on the right, and what is often asked below. */
export function Contact({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <section className={section.section}>
        <div className={s.split}>
          <header className={s.words}>
            <h1 className={heading.page}>{t({ id: "contact.title", message: "Liên hệ" })}</h1>
            <p className={text.lead}>
              {t({
                id: "contact.lead",
                message:
                  "Hỏi về gói, thanh toán, API, chuyện hợp tác, hay báo một tấm ảnh không nên có ở đây. Viết bằng tiếng Việt hay tiếng Anh đều được.",
              })}
            </p>
          </header>
          {children}
        </div>
      </section>
      <Faq />
    </>
  );
}
