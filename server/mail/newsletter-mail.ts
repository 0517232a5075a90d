import { msg } from "@lingui/core/macro";
import { inDays } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import type { Language } from "#wire/values.ts";
import { compose, type Mail, written } from "./templates.ts";

const CONFIRM = {
  subject: msg({
    id: "mail.newsletter.confirm.subject",
    message: "Xác nhận nhận thư tin Mẫu Studio",
  }),
  before: msg({
    id: "mail.newsletter.confirm.before",
    message: "Mở đường dẫn này rồi bấm Nhận thư tin là bắt đầu nhận thư tin của Mẫu Studio:",
  }),
  after: msg({
    id: "mail.newsletter.confirm.after",
    message: `Đường dẫn dùng được trong ${{ days: inDays(TIMES.newsletterLink) }} ngày. Nếu bạn không yêu cầu, cứ bỏ qua thư này, bạn sẽ không nhận thư tin nào.`,
  }),
};
const BEGUN = {
  subject: msg({
    id: "mail.newsletter.begun.subject",
    message: "Bạn bắt đầu nhận thư tin Mẫu Studio",
  }),
  before: msg({
    id: "mail.newsletter.begun.before",
    message:
      "Email này đã ở trong danh sách nhận thư tin của Mẫu Studio. Muốn ngừng nhận, mở đường dẫn này lúc nào cũng được:",
  }),
  after: msg({
    id: "mail.newsletter.begun.after",
    message: "Giữ thư này để ngừng nhận khi cần.",
  }),
};

/** Asks the owner of an address whether they want the newsletter. */
export const confirmMail = (
  language: Language,
  links: { confirm: string; leave: string },
): Mail => ({
  ...compose(language, written(language, CONFIRM), { link: links.confirm }),
  leave: links.leave,
});

/** Says that it was confirmed, and how to end it. */
export const begunMail = (language: Language, leave: string): Mail => ({
  ...compose(language, written(language, BEGUN), { link: leave }),
  leave,
});
