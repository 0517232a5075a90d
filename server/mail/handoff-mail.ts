import { msg } from "@lingui/core/macro";
import type { Language } from "#wire/values.ts";
import { compose, type Mail, written } from "./templates.ts";

const HANDOFF = {
  subject: msg({ id: "mail.handoff.subject", message: "Làm tiếp trên máy tính" }),
  before: msg({
    id: "mail.handoff.before",
    message: "Mở đường dẫn này trên máy tính để làm tiếp ở Mẫu Studio:",
  }),
  after: msg({
    id: "mail.handoff.after",
    message:
      "Bạn nhận thư này vì tài khoản của bạn vừa xin đường dẫn. Nếu không phải bạn, đổi mật khẩu ngay.",
  }),
};
/** A link for going on where a screen is wider; whoever opens it logs in there. */
export const handoffMail = (language: Language, link: string): Mail =>
  compose(language, written(language, HANDOFF), { link });
