import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { escapeHtml } from "#server/texts/escape-html.ts";
import { say } from "#server/texts/say.ts";
import { inDays, inMinutes } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { PRODUCT } from "#wire/product.ts";
import type { Language } from "#wire/values.ts";

export interface Mail {
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
  /** Where mails of this kind are ended; mail programs show it as a button (RFC 2369, RFC 8058). */
  leave?: string;
}
interface Parts {
  subject: string;
  /** Sentences above and below the code or the link. */
  before: string;
  after: string;
}
type Letter = Record<keyof Parts, MessageDescriptor>;

const OPEN = msg({ id: "mail.open", message: "Mở đường dẫn" });

/** One layout for every mail: a sentence, the code or the button, a sentence. No pictures. */
export function compose(
  language: Language,
  parts: Parts,
  centre: { code?: string; link?: string },
): Mail {
  const { code = null, link = null } = centre;
  const text = [parts.before, code ?? link ?? "", parts.after, PRODUCT].join("\n\n");
  const middle = code
    ? `<p style="font-size:32px;letter-spacing:6px;font-weight:700">${code}</p>`
    : `<p><a href="${escapeHtml(link ?? "")}">${say(language, OPEN)}</a></p><p>${escapeHtml(link ?? "")}</p>`;
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;white-space:pre-line"><p>${escapeHtml(parts.before)}</p>${middle}<p>${escapeHtml(parts.after)}</p><p>${PRODUCT}</p></body></html>`;
  return { subject: parts.subject, text, html, code, link };
}

/** A letter's parts in a language; `values` fill its {braces}. */
export const written = (
  language: Language,
  letter: Letter,
  values?: Record<string, string | number>,
): Parts => ({
  subject: say(language, letter.subject, values),
  before: say(language, letter.before, values),
  after: say(language, letter.after, values),
});

const CODE: Letter = {
  subject: msg({ id: "mail.code.subject", message: "Mã xác nhận của Mẫu Studio" }),
  before: msg({ id: "mail.code.before", message: "Nhập mã này để xác nhận email của bạn:" }),
  after: msg({
    id: "mail.code.after",
    message: `Mã dùng được trong ${{ minutes: inMinutes(TIMES.otp) }} phút. Nếu bạn không yêu cầu mã, cứ bỏ qua thư này.`,
  }),
};
export const codeMail = (language: Language, code: string): Mail =>
  compose(language, written(language, CODE), { code });

const RESET: Letter = {
  subject: msg({ id: "mail.reset.subject", message: "Đặt lại mật khẩu Mẫu Studio" }),
  before: msg({ id: "mail.reset.before", message: "Mở đường dẫn này để đặt mật khẩu mới:" }),
  after: msg({
    id: "mail.reset.after",
    message: `Đường dẫn dùng được một lần, trong ${{ minutes: inMinutes(TIMES.resetLink) }} phút. Nếu bạn không yêu cầu, cứ bỏ qua thư này, mật khẩu vẫn như cũ.`,
  }),
};
export const resetMail = (language: Language, link: string): Mail =>
  compose(language, written(language, RESET), { link });

const TRIED: Letter = {
  subject: msg({
    id: "mail.tried.subject",
    message: "Có người thử mật khẩu vào tài khoản Mẫu Studio của bạn",
  }),
  before: msg({
    id: "mail.tried.before",
    message:
      "Có người đang nhập sai mật khẩu nhiều lần để vào tài khoản của bạn. Họ chưa vào được. Máy bạn từng đăng nhập vẫn vào như thường; ở máy lạ, mỗi lần thử phải đợi lâu hơn. Nếu muốn chắc hơn, mở đường dẫn này để đặt mật khẩu mới:",
  }),
  after: msg({
    id: "mail.tried.after",
    message: `Đường dẫn dùng được một lần, trong ${{ minutes: inMinutes(TIMES.resetLink) }} phút. Nếu chính bạn gõ nhầm mật khẩu, cứ bỏ qua thư này.`,
  }),
};
export const triedMail = (language: Language, link: string): Mail =>
  compose(language, written(language, TRIED), { link });

const MOVED: Letter = {
  subject: msg({ id: "mail.moved.subject", message: "Email của tài khoản Mẫu Studio vừa đổi" }),
  before: msg({
    id: "mail.moved.before",
    message:
      "Tài khoản của bạn vừa chuyển sang email {email}. Nếu chính bạn đổi, cứ bỏ qua thư này.",
  }),
  after: msg({
    id: "mail.moved.after",
    message: `Nếu không phải bạn, mở đường dẫn trên trong ${{ days: inDays(TIMES.restoreLink) }} ngày: đặt mật khẩu mới là tài khoản về lại email này, mọi máy khác bị đăng xuất.`,
  }),
};
/** To the address an account has left; the new one is told in part only. */
export function movedMail(language: Language, to: string, link: string): Mail {
  const email = to.replace(/^(.).*(@.*)$/, "$1…$2");
  return compose(language, written(language, MOVED, { email }), { link });
}

const TURNED_ON: Letter = {
  subject: msg({ id: "totp.on", message: "Đã bật đăng nhập hai bước" }),
  before: msg({
    id: "mail.second_step.on.before",
    message:
      "Tài khoản Mẫu Studio của bạn vừa bật đăng nhập hai bước. Nếu chính bạn bật, cứ bỏ qua thư này.",
  }),
  after: msg({
    id: "mail.second_step.on.after",
    message: `Nếu không phải bạn, mở đường dẫn trên trong ${{ days: inDays(TIMES.restoreLink) }} ngày: đặt mật khẩu mới là đăng nhập hai bước tắt và mọi máy bị đăng xuất.`,
  }),
};
const OFF_SUBJECT = msg({
  id: "totp.off",
  message: "Đã tắt đăng nhập hai bước",
});
const TURNED_OFF: Letter = {
  subject: OFF_SUBJECT,
  before: msg({
    id: "mail.second_step.off.before",
    message: "Tài khoản Mẫu Studio của bạn vừa tắt đăng nhập hai bước. Xem lại ở đây:",
  }),
  after: msg({
    id: "mail.second_step.off.after",
    message: "Nếu không phải bạn, đổi mật khẩu và bật lại ngay.",
  }),
};
/** By an administrator. */
const LIFTED: Letter = {
  subject: OFF_SUBJECT,
  before: msg({
    id: "mail.second_step.lifted.before",
    message:
      "Chúng tôi vừa tắt đăng nhập hai bước cho tài khoản Mẫu Studio của bạn. Giờ chỉ cần mật khẩu là vào được; bạn bật lại ở đây:",
  }),
  after: msg({
    id: "mail.second_step.lifted.after",
    message: "Nếu bạn không nhờ việc này, đổi mật khẩu ngay rồi viết cho chúng tôi.",
  }),
};
const SECOND_STEP = { on: TURNED_ON, off: TURNED_OFF, lifted: LIFTED };
/** `link` is the way back when it was turned on, the settings when it was turned off. */
export const secondStepMail = (
  language: Language,
  now: keyof typeof SECOND_STEP,
  link: string,
): Mail => compose(language, written(language, SECOND_STEP[now]), { link });
