import { LIMITS } from "#wire/limits.ts";
import type { ContactTopic, Language } from "#wire/values.ts";
import { compose, type Mail } from "./templates.ts";

const TOPICS: Record<Language, Record<ContactTopic, string>> = {
  vi: {
    general: "Hỏi chung",
    billing: "Thanh toán",
    api: "API",
    partnership: "Hợp tác",
    report: "Báo vi phạm",
  },
  en: {
    general: "General",
    billing: "Billing",
    api: "API",
    partnership: "Partnership",
    report: "Report",
  },
};

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
  const topic = TOPICS[language][message.topic];
  const most = LIMITS.contactMailsPerHour;
  const words =
    language === "vi"
      ? {
          subject: `Liên hệ, ${topic.toLocaleLowerCase("vi")}: ${name}`,
          phone: "Điện thoại",
          files: `Kèm ${files} tệp, mở ở trang quản trị.`,
          after: `Trả lời thư này là viết cho ${email}. Tin nào cũng có ở trang quản trị; mỗi giờ gửi nhiều nhất ${most} thư báo như thế này.`,
        }
      : {
          subject: `Contact, ${topic.toLocaleLowerCase("en")}: ${name}`,
          phone: "Phone",
          files: `${files} ${files === 1 ? "file is" : "files are"} attached: open the admin area.`,
          after: `Answering this mail writes to ${email}. Every message is in the admin area; at most ${most} mails like this one are sent in an hour.`,
        };
  const before = [
    `${name}, ${email}${phone ? `\n${words.phone}: ${phone}` : ""}\n${topic}`,
    description,
    ...(files > 0 ? [words.files] : []),
  ].join("\n\n");
  return compose(language, { subject: words.subject, before, after: words.after }, { link });
}
