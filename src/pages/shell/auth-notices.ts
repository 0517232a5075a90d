import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AuthNotice } from "#machines/auth-dialog/auth-dialog.setup.ts";
import type { Refused } from "#machines/kit/outcome.ts";
import { googleReason } from "#src/flows/google-sign-in/google-sign-in.messages.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { showToast, type ToastKind } from "#src/ui/feedback/toast.tsx";
import { keysOf } from "#wire/keys.ts";

interface Words {
  kind: ToastKind;
  title: MessageDescriptor;
  /** Used when the server gave no sentence of its own. */
  description?: MessageDescriptor;
}
const WORDS: Record<AuthNotice, Words> = {
  loginFailed: {
    kind: "error",
    title: msg({ id: "toast.login_failed", message: "Chưa đăng nhập được" }),
    description: msg({
      id: "error.check_credentials",
      message: "Bạn xem lại email và mật khẩu rồi thử lại.",
    }),
  },
  registered: {
    kind: "success",
    title: msg({ id: "toast.registered", message: "Đã tạo tài khoản" }),
    description: msg({
      id: "toast.registered.text",
      message: "Bạn mở email để xác nhận tài khoản nhé.",
    }),
  },
  registrationFailed: {
    kind: "error",
    title: msg({ id: "toast.registration_failed", message: "Chưa tạo được tài khoản" }),
    description: msg({
      id: "toast.registration_failed.text",
      message: "Bạn thử lại với email hoặc mật khẩu khác.",
    }),
  },
  codeSent: {
    kind: "success",
    title: msg({ id: "toast.code_sent", message: "Đã gửi mã xác nhận" }),
  },
  codeNotSent: {
    kind: "error",
    title: msg({ id: "toast.code_not_sent", message: "Chưa gửi được mã xác nhận" }),
    description: msg({ id: "toast.code_not_sent.text", message: "Bạn đợi một lát rồi thử lại." }),
  },
  verified: {
    kind: "success",
    title: msg({ id: "toast.verified", message: "Xác nhận xong" }),
    description: msg({ id: "toast.verified.text", message: "Giờ bạn đăng nhập được rồi." }),
  },
  verificationFailed: {
    kind: "error",
    title: msg({ id: "toast.verification_failed", message: "Chưa xác nhận được" }),
    description: msg({
      id: "problem.code_wrong",
      message: "Mã xác nhận chưa đúng. Bạn nhập lại nhé.",
    }),
  },
  resetRequested: {
    kind: "success",
    title: msg({
      id: "auth.reset_sent",
      message: "Nếu email này có tài khoản, bạn sẽ nhận được hướng dẫn đặt lại mật khẩu.",
    }),
  },
  requestFailed: {
    kind: "error",
    title: msg({ id: "toast.request_failed", message: "Chưa gửi được yêu cầu" }),
  },
};

export const AUTH_NOTICES = keysOf(WORDS);

/** A status alone, or that something broke, tells nobody what to do. */
const hasWords = ({ code, message }: Refused): boolean =>
  code !== "code_invalid" &&
  code !== "internal" &&
  (message !== undefined || !code.startsWith("http_"));

/** Says a notice of the auth dialog; a wrong code is told in the spec's words. */
export function sayNotice(i18n: I18n, what: AuthNotice, refusal?: Refused): void {
  const { kind, title, description } = WORDS[what];
  const own = refusal && hasWords(refusal) ? sentenceFor(i18n, refusal) : null;
  const text = own ?? (description ? i18n._(description) : undefined);
  showToast(kind, { title: i18n._(title), ...(text && { description: text }) }, `auth-${what}`);
}

const GOOGLE_FAILED = {
  code: msg({ id: "toast.google_failed", message: "Chưa đăng nhập được bằng Google" }),
  firebase: msg({ id: "toast.firebase_failed", message: "Chưa đăng nhập được qua Firebase" }),
};
/** Says that Google's way failed; why stands in the dialog too. */
export function sayGoogleFailed(i18n: I18n, way: "code" | "firebase", refusal: Refused): void {
  const title = i18n._(GOOGLE_FAILED[way]);
  showToast("error", { title, description: googleReason(i18n, refusal) }, "auth-google");
}
