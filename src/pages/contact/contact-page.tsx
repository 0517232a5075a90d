import { useLingui } from "@lingui/react/macro";
import { ContactForm } from "#src/flows/contact-form/contact-form.tsx";
import {
  type ContactFormRef,
  useContactFormRef,
} from "#src/flows/contact-form/use-contact-form-ref.ts";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { OnceAlive } from "#src/ui/fields/once-alive.tsx";
import type { ContactTopic } from "#wire/values.ts";
import { PublicPage } from "../shell/public-page.tsx";
import { Faq } from "../site/faq.tsx";
import * as section from "../site/section.css.ts";
import * as s from "./contact.css.ts";

/** The public contact page; `topic` is the address's. */
export function ContactPage({ topic }: { topic: ContactTopic | null }) {
  const isHydrated = useIsHydrated();
  return (
    <PublicPage path="/contact">
      <OwnContact key={String(isHydrated)} topic={topic} readsTab={isHydrated} />
    </PublicPage>
  );
}

function OwnContact({ topic, readsTab }: { topic: ContactTopic | null; readsTab: boolean }) {
  return <Contact flow={useContactFormRef(topic, readsTab)} />;
}

/** What one can write for on the left, the form on the right, and what is often asked below. */
export function Contact({ flow }: { flow: ContactFormRef }) {
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
          <OnceAlive isAlive={useIsHydrated()}>
            <ContactForm flow={flow} />
          </OnceAlive>
        </div>
      </section>
      <Faq />
    </>
  );
}
