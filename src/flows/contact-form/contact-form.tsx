import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { type ContactDraft, messageLength } from "#machines/contact-form/contact-form.rules.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { StepWedge } from "#src/ui/feedback/step-wedge.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { Honeypot } from "#src/ui/fields/honeypot.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { keysOf } from "#wire/keys.ts";
import { LIMITS } from "#wire/limits.ts";
import {
  CONTACT_HONEYPOT,
  CONTACT_TOPICS,
  type ContactTopic,
  LANGUAGE_TRAITS,
} from "#wire/values.ts";
import { Attachments } from "./attachments.tsx";
import * as s from "./contact-form.css.ts";
import { problemSentence, refusalSentence, topicTexts } from "./contact-form.messages.ts";
import type { ContactFormRef } from "./use-contact-form-ref.ts";

/** Wire names of the fields, as the server tells what is wrong with them. */
const WIRE = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone",
  topic: "topic",
  description: "description",
} as const satisfies Record<keyof ContactDraft, string>;

/** The seven fields, or the word that they have arrived. */
export function ContactForm({ flow }: { flow: ContactFormRef }) {
  const isSent = useSelector(flow, (snapshot) => snapshot.matches("sent"));
  return isSent ? <Sent flow={flow} /> : <Fields flow={flow} />;
}

function Fields({ flow }: { flow: ContactFormRef }) {
  const { t, i18n } = useLingui();
  const { draft, problems, refusal, percent, honeypot, files } = useSelector(
    flow,
    (snapshot) => snapshot.context,
  );
  const busy = useSelector(flow, (snapshot) => snapshot.hasTag("busy"));
  const isChecking = useSelector(flow, (snapshot) => snapshot.matches({ form: "checking" }));
  const errorOf = (field: keyof ContactDraft) => {
    const problem = problems[field];
    return problem === undefined ? refusal?.fields?.[WIRE[field]] : problemSentence(i18n, problem);
  };
  const field = (name: keyof ContactDraft) => ({
    name: WIRE[name],
    value: draft[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      flow.send({ type: "field.change", change: { [name]: event.target.value } }),
  });
  const wrong = Object.keys(problems).length;
  const [typed, most] = [messageLength(draft.description), LIMITS.contactDescriptionMax].map(
    (count) => formatNumber(currentLanguage(), count),
  );
  const optional = t({ id: "contact.optional", message: "(không bắt buộc)" });
  const lastName = (
    <TextField
      key="last"
      {...field("lastName")}
      label={t({ id: "contact.last_name", message: "Họ" })}
      autoComplete="family-name"
      readOnly={busy}
    />
  );
  const firstName = (
    <TextField
      key="first"
      {...field("firstName")}
      label={t({ id: "contact.first_name", message: "Tên" })}
      autoComplete="given-name"
      readOnly={busy}
    />
  );
  return (
    <Form
      refusal={
        wrong > 0
          ? t({ id: "contact.wrong", message: `Còn ${wrong} mục cần sửa trước khi gửi.` })
          : (refusalSentence(i18n, refusal) ?? refusal?.fields?.files ?? null)
      }
      problemKey={keysOf(WIRE)
        .map((name) => errorOf(name) ?? "")
        .join("")}
      onSubmit={() => flow.send({ type: "message.send" })}
    >
      {/* Each language's own order: the family name comes first in Vietnamese. */}
      <div className={s.pair}>
        {LANGUAGE_TRAITS[currentLanguage()].familyNameFirst
          ? [lastName, firstName]
          : [firstName, lastName]}
      </div>
      <div className={s.pair}>
        <TextField
          {...field("email")}
          type="email"
          inputMode="email"
          label={t({ id: "contact.email", message: "Email" })}
          hint={t({ id: "contact.email_hint", message: "Chúng tôi trả lời vào địa chỉ này." })}
          autoComplete="email"
          readOnly={busy}
        />
        <TextField
          {...field("phone")}
          type="tel"
          inputMode="tel"
          label={t({ id: "contact.phone", message: "Số điện thoại" })}
          optional={optional}
          autoComplete="tel"
          readOnly={busy}
        />
      </div>
      <SelectField
        {...field("topic")}
        label={t({ id: "contact.topic", message: "Chủ đề" })}
        options={[
          { value: "", label: t({ id: "contact.topic_choose", message: "Chọn chủ đề" }) },
          ...CONTACT_TOPICS.map((value: ContactTopic) => ({
            value,
            label: i18n._(topicTexts[value]),
          })),
        ]}
      />
      <TextArea
        {...field("description")}
        rows={7}
        label={t({ id: "contact.description", message: "Nội dung" })}
        hint={t({ id: "contact.count", message: `${typed} / ${most} ký tự` })}
        readOnly={busy}
      />
      <Attachments flow={flow} />
      <Honeypot
        name={CONTACT_HONEYPOT}
        label={t({ id: "contact.leave_blank", message: "Để trống ô này" })}
        value={honeypot}
        onChange={(value) => flow.send({ type: "honeypot.change", value })}
      />
      {busy && files.length > 0 && (
        <StepWedge
          value={percent / 100}
          label={t({ id: "contact.progress", message: "Đang gửi tin và tệp" })}
          valueText={t({ id: "contact.percent", message: `${percent}%` })}
        />
      )}
      <div className={s.actions}>
        <Button
          type="submit"
          look="primary"
          busy={busy}
          reason={
            isChecking ? t({ id: "contact.checking", message: "Đang xem tệp vừa chọn" }) : null
          }
        >
          {busy
            ? t({ id: "contact.sending", message: "Đang gửi tin" })
            : t({ id: "contact.send", message: "Gửi tin" })}
        </Button>
        {busy && (
          <Button onClick={() => flow.send({ type: "message.cancel" })}>
            {t({ id: "contact.cancel", message: "Ngừng gửi" })}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** It took the form's place, so its head takes the focus and is read out. */
function Sent({ flow }: { flow: ContactFormRef }) {
  const { t } = useLingui();
  const { email } = useSelector(flow, (snapshot) => snapshot.context.draft);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={s.sent}>
      <h2 ref={head} tabIndex={-1} className={heading.small}>
        {t({ id: "contact.sent", message: "Tin của bạn đã tới" })}
      </h2>
      <p>
        {t({
          id: "contact.sent_text",
          message: `Người của tiệm đọc rồi trả lời vào ${email}. Không có thư tự động xác nhận, nên lá thư tiếp theo bạn nhận là thư trả lời.`,
        })}
      </p>
      <Button onClick={() => flow.send({ type: "message.another" })}>
        {t({ id: "contact.another", message: "Viết tin khác" })}
      </Button>
    </div>
  );
}
