import { escapeHtml } from "#server/texts/escape-html.ts";
import type { Language } from "#wire/values.ts";

export interface Mail {
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
}
interface Parts {
  subject: string;
  /** Sentences above and below the code or the link. */
  before: string;
  after: string;
}

/** One layout for every mail: a sentence, the code or the button, a sentence. No pictures. */
export function compose(
  language: Language,
  parts: Parts,
  centre: { code?: string; link?: string },
): Mail {
  const { code = null, link = null } = centre;
  const sign = "Mẫu Studio";
  const text = [parts.before, code ?? link ?? "", parts.after, sign].join("\n\n");
  const label = language === "vi" ? "Mở đường dẫn" : "Open the link";
  const middle = code
    ? `<p style="font-size:32px;letter-spacing:6px;font-weight:700">${code}</p>`
    : `<p><a href="${escapeHtml(link ?? "")}">${label}</a></p><p>${escapeHtml(link ?? "")}</p>`;
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family:sans-serif;font-size:16px;line-height:1.5"><p>${escapeHtml(parts.before)}</p>${middle}<p>${escapeHtml(parts.after)}</p><p>${sign}</p></body></html>`;
  return { subject: parts.subject, text, html, code, link };
}

const CODE: Record<Language, Parts> = {
  vi: {
    subject: "Mã xác nhận của Mẫu Studio",
    before: "Nhập mã này để xác nhận email của bạn:",
    after: "Mã dùng được trong 10 phút. Nếu bạn không yêu cầu mã, cứ bỏ qua thư này.",
  },
  en: {
    subject: "Your Mẫu Studio code",
    before: "Enter this code to confirm your email:",
    after: "It works for 10 minutes. If you didn't ask for a code, ignore this mail.",
  },
};
const RESET: Record<Language, Parts> = {
  vi: {
    subject: "Đặt lại mật khẩu Mẫu Studio",
    before: "Mở đường dẫn này để đặt mật khẩu mới:",
    after:
      "Đường dẫn dùng được một lần, trong 30 phút. Nếu bạn không yêu cầu, cứ bỏ qua thư này, mật khẩu vẫn như cũ.",
  },
  en: {
    subject: "Reset your Mẫu Studio password",
    before: "Open this link to set a new password:",
    after:
      "It works once, for 30 minutes. If you didn't ask for it, ignore this mail: your password stays as it is.",
  },
};

export const codeMail = (language: Language, code: string): Mail =>
  compose(language, CODE[language], { code });
export const resetMail = (language: Language, link: string): Mail =>
  compose(language, RESET[language], { link });
