import { msg } from "@lingui/core/macro";
import { say } from "#server/texts/say.ts";
import { LIMITS } from "#wire/limits.ts";
import type { ContactTopic, Language } from "#wire/values.ts";
import { compose, type Mail } from "./templates.ts";

const TOPICS = {
  general: msg({ id: "contact.topic.general", message: "Hỏi chung" }),
  billing: msg({ id: "contact.topic.billing", message: "Thanh toán" }),
  api: msg({ id: "contact.topic.api", message: "API" }),
  partnership: msg({ id: "contact.topic.partnership", message: "Hợp tác" }),
  report: msg({ id: "contact.topic.report", message: "Báo vi phạm" }),
} satisfies Record<ContactTopic, unknown>;
const SUBJECT = msg({ id: "mail.contact.subject", message: "Liên hệ, {topic}: {name}" });
const PHONE = msg({ id: "mail.contact.phone", message: "Điện thoại: {phone}" });
const FILES = msg({
  id: "mail.contact.files",
  message: "Kèm {files} tệp, mở ở trang quản trị.",
});
const AFTER = msg({
  id: "mail.contact.after",
  message: `Trả lời thư này là viết cho {email}. Tin nào cũng có ở trang quản trị; mỗi giờ gửi nhiều nhất ${{ most: LIMITS.contactMailsPerHour }} thư báo như thế này.`,
});

/** Tells the shop what somebody wrote, as text. Its files stay in the admin area: `link`. */
export function contactMail(
  language: Language,
  message: {
    name: string;
    email: string;
    phone: string | null;
    topic: ContactTopic;
    description: string;
    files: number;
  },
  link: string,
): Mail {
  const { name, email, phone, description, files } = message;
  const topic = say(language, TOPICS[message.topic]);
  const subject = say(language, SUBJECT, { topic: topic.toLocaleLowerCase(language), name });
  const before = [
    [`${name}, ${email}`, ...(phone ? [say(language, PHONE, { phone })] : []), topic].join("\n"),
    description,
    ...(files > 0 ? [say(language, FILES, { files })] : []),
  ].join("\n\n");
  return compose(language, { subject, before, after: say(language, AFTER, { email }) }, { link });
}
