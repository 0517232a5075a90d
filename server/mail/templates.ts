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
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;white-space:pre-line"><p>${escapeHtml(parts.before)}</p>${middle}<p>${escapeHtml(parts.after)}</p><p>${sign}</p></body></html>`;
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

const TRIED: Record<Language, Parts> = {
  vi: {
    subject: "Có người thử mật khẩu vào tài khoản Mẫu Studio của bạn",
    before:
      "Có người đang nhập sai mật khẩu nhiều lần để vào tài khoản của bạn. Họ chưa vào được. Máy bạn từng đăng nhập vẫn vào như thường; ở máy lạ, mỗi lần thử phải đợi lâu hơn. Nếu muốn chắc hơn, mở đường dẫn này để đặt mật khẩu mới:",
    after:
      "Đường dẫn dùng được một lần, trong 30 phút. Nếu chính bạn gõ nhầm mật khẩu, cứ bỏ qua thư này.",
  },
  en: {
    subject: "Somebody is trying passwords on your Mẫu Studio account",
    before:
      "Somebody keeps trying wrong passwords to get into your account. They are not in. Devices you have logged in on go on working; on any other, each try has to wait. To be on the safe side, open this link to set a new password:",
    after:
      "It works once, for 30 minutes. If it was you who mistyped the password, ignore this mail.",
  },
};
export const triedMail = (language: Language, link: string): Mail =>
  compose(language, TRIED[language], { link });

const MOVED = {
  vi: {
    subject: "Email của tài khoản Mẫu Studio vừa đổi",
    before:
      "Tài khoản của bạn vừa chuyển sang email {email}. Nếu chính bạn đổi, cứ bỏ qua thư này.",
    after:
      "Nếu không phải bạn, mở đường dẫn trên trong 7 ngày: đặt mật khẩu mới là tài khoản về lại email này, mọi máy khác bị đăng xuất.",
  },
  en: {
    subject: "The email of your Mẫu Studio account has changed",
    before: "Your account has just moved to {email}. If that was you, ignore this mail.",
    after:
      "If it wasn't you, open the link above within 7 days: with a new password the account comes back to this address, and every other device is logged out.",
  },
} satisfies Record<Language, Parts>;
/** To the address an account has left; the new one is told in part only. */
export function movedMail(language: Language, to: string, link: string): Mail {
  const { before, ...rest } = MOVED[language];
  const hidden = to.replace(/^(.).*(@.*)$/, "$1…$2");
  return compose(language, { ...rest, before: before.replace("{email}", hidden) }, { link });
}

const SECOND_STEP = {
  on: {
    vi: {
      subject: "Đã bật đăng nhập hai bước",
      before:
        "Tài khoản Mẫu Studio của bạn vừa bật đăng nhập hai bước. Nếu chính bạn bật, cứ bỏ qua thư này.",
      after:
        "Nếu không phải bạn, mở đường dẫn trên trong 7 ngày: đặt mật khẩu mới là đăng nhập hai bước tắt và mọi máy bị đăng xuất.",
    },
    en: {
      subject: "Two-step login is on",
      before:
        "Two-step login was just turned on for your Mẫu Studio account. If that was you, ignore this mail.",
      after:
        "If it wasn't you, open the link above within 7 days: with a new password two-step login is off and every device is logged out.",
    },
  },
  off: {
    vi: {
      subject: "Đã tắt đăng nhập hai bước",
      before: "Tài khoản Mẫu Studio của bạn vừa tắt đăng nhập hai bước. Xem lại ở đây:",
      after: "Nếu không phải bạn, đổi mật khẩu và bật lại ngay.",
    },
    en: {
      subject: "Two-step login is off",
      before: "Two-step login was just turned off for your Mẫu Studio account. Look at it here:",
      after: "If it wasn't you, change your password and turn it on again.",
    },
  },
  /** By an administrator. */
  lifted: {
    vi: {
      subject: "Đã tắt đăng nhập hai bước",
      before:
        "Chúng tôi vừa tắt đăng nhập hai bước cho tài khoản Mẫu Studio của bạn. Giờ chỉ cần mật khẩu là vào được; bạn bật lại ở đây:",
      after: "Nếu bạn không nhờ việc này, đổi mật khẩu ngay rồi viết cho chúng tôi.",
    },
    en: {
      subject: "Two-step login is off",
      before:
        "We have just turned off two-step login for your Mẫu Studio account. The password alone lets you in now; turn it on again here:",
      after: "If you didn't ask for this, change your password now and write to us.",
    },
  },
} satisfies Record<string, Record<Language, Parts>>;
/** `link` is the way back when it was turned on, the settings when it was turned off. */
export const secondStepMail = (
  language: Language,
  now: keyof typeof SECOND_STEP,
  link: string,
): Mail => compose(language, SECOND_STEP[now][language], { link });
