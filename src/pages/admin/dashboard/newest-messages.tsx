import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { fullName } from "#wire/full-name.ts";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { useContactMessages } from "../queries.ts";

/** At most so many messages stand here; the page of all is a press away. */
const NEWEST = 3;

/** What people wrote last. */
export function NewestMessages() {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={s.sectionTitle}>
        {t({ id: "admin.newest_contact", message: "Tin liên hệ mới nhất" })}
      </h2>
      <Asked
        query={useContactMessages({})}
        failed={t({ id: "admin.contact_failed", message: "Chưa mở được các tin liên hệ" })}
      >
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className={s.soft}>{t({ id: "admin.no_contact", message: "Chưa ai gửi tin" })}</p>
            ) : (
              <ul className={s.rows}>
                {items.slice(0, NEWEST).map((message) => (
                  <li key={message.id} className={s.message}>
                    <p>
                      <strong>
                        {fullName(message.language, {
                          firstName: message.first_name,
                          lastName: message.last_name,
                        })}
                      </strong>{" "}
                      <span className={s.soft}>
                        {formatDateTime(currentLanguage(), message.created_at)}
                      </span>
                    </p>
                    <p className={s.excerpt}>{message.description}</p>
                  </li>
                ))}
              </ul>
            )}
            <p className={s.more}>
              <TextLink href="/admin/contact">
                {t({ id: "admin.all_contact", message: "Xem mọi tin liên hệ" })}
              </TextLink>
            </p>
          </>
        )}
      </Asked>
    </section>
  );
}
