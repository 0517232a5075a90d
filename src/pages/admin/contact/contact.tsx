import { useLingui } from "@lingui/react/macro";
import { saveContactFile } from "#src/actors/fetch-file.ts";
import { topicTexts } from "#src/flows/contact-form/contact-form.messages.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatBytes, formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { ContactFilter } from "#src/pages/admin/filters.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import type { AdminContactMessage, ContactFile } from "#wire/admin.ts";
import { fullName } from "#wire/full-name.ts";
import { timeoutFor } from "#wire/limits.ts";
import { CONTACT_TOPICS, type ContactTopic } from "#wire/values.ts";
import * as s from "../admin.css.ts";
import { Deed } from "../moderation/deed.tsx";
import { OwnerLink } from "../owner-link.tsx";
import { Paged } from "../paged-table.tsx";
import { useContactMessages } from "../queries.ts";
import * as own from "./contact.css.ts";

/** What people wrote by the contact form, newest first. */
export function AdminContact({
  filter,
  onFilter,
}: {
  filter: ContactFilter;
  onFilter: (filter: ContactFilter) => void;
}) {
  const { t, i18n } = useLingui();
  const title = t({ id: "admin.contact", message: "Tin liên hệ" });
  const { topic } = filter;
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <div className={s.list}>
          <FilterBar<ContactTopic | "all">
            label={t({ id: "admin.contact_filter", message: "Lọc theo chủ đề" })}
            items={[
              { value: "all" as const, label: t({ id: "history.all", message: "Tất cả" }) },
              ...CONTACT_TOPICS.map((value) => ({ value, label: i18n._(topicTexts[value]) })),
            ]}
            value={topic ?? "all"}
            onChange={(next) => onFilter(next === "all" ? {} : { topic: next })}
          />
          <Paged<AdminContactMessage>
            query={useContactMessages(filter)}
            label={title}
            failed={t({ id: "admin.contact_failed", message: "Chưa mở được các tin liên hệ" })}
            none={t({ id: "admin.no_contact", message: "Chưa ai gửi tin" })}
            filtered={topic !== undefined}
            onClear={() => onFilter({})}
            onOffset={(offset) => onFilter({ ...filter, offset })}
          >
            {(items) => (
              <ul className={own.list} aria-label={title}>
                {items.map((message) => (
                  <Message key={message.id} message={message} />
                ))}
              </ul>
            )}
          </Paged>
        </div>
      </PageBody>
    </>
  );
}

function Message({ message }: { message: AdminContactMessage }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const { first_name: firstName, last_name: lastName, email, phone, files, sender } = message;
  return (
    <li className={own.message}>
      <div className={own.who}>
        <h2 className={s.caseName}>{fullName(message.language, { firstName, lastName })}</h2>
        <p className={own.line}>
          <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>
        </p>
        {phone && <p className={own.line}>{phone}</p>}
        {sender ? (
          <OwnerLink owner={sender} />
        ) : (
          <p className={s.soft}>
            {t({ id: "admin.contact_guest", message: "Khách chưa đăng nhập" })}
          </p>
        )}
        <p className={s.soft}>{formatDateTime(currentLanguage(), message.created_at)}</p>
      </div>
      <div className={own.said}>
        <p className={s.soft}>{i18n._(topicTexts[message.topic])}</p>
        <p className={own.text}>{message.description}</p>
        {files.length > 0 && (
          <ul className={own.files}>
            {files.map((file) => (
              <li key={file.file}>
                <Attached id={message.id} file={file} />
              </li>
            ))}
          </ul>
        )}
        <div className={s.actions}>
          <Deed
            verb={t({ id: "subscribers.delete", message: "Xoá" })}
            ask={{
              title: t({ id: "admin.contact_ask", message: "Xoá tin này?" }),
              text: t({
                id: "admin.contact_ask_text",
                message: "Tệp đính kèm và thư nhắc lại tin này cũng bị xoá theo.",
              }),
            }}
            call={() =>
              api.call("DELETE", "/api/admin/contact/:id", { params: { id: message.id } })
            }
          />
        </div>
      </div>
    </li>
  );
}

function Attached({ id, file }: { id: string; file: ContactFile }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { busy, refusal, run } = useCall(
    (_: undefined) => saveContactFile(api, { id, file: file.file }),
    () => {},
    // A file takes the time it takes.
    timeoutFor("/api/admin/contact"),
  );
  return (
    <>
      <Button size="small" icon="download" busy={busy} onClick={() => void run(undefined)}>
        {file.name} <span className={s.soft}>{formatBytes(currentLanguage(), file.bytes)}</span>
      </Button>
      {refusal && (
        <p role="alert" className={s.off}>
          {sentenceFor(i18n, refusal)}
        </p>
      )}
    </>
  );
}
