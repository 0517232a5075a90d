import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Problem } from "#machines/auth-dialog/auth-dialog.rules.ts";
import { LIMITS } from "#wire/limits.ts";

export const problemTexts: Record<Problem, MessageDescriptor> = {
  email_invalid: msg({ id: "problem.email_invalid", message: "Nhập đúng địa chỉ email" }),
  password_required: msg({ id: "problem.password_required", message: "Bạn chưa nhập mật khẩu" }),
  password_short: msg({
    id: "problem.password_short",
    message: `Mật khẩu cần ít nhất ${{ least: LIMITS.passwordMinChars }} ký tự`,
  }),
  name_short: msg({
    id: "problem.name_short",
    message: `Tên cần ít nhất ${{ least: LIMITS.nameMinGraphemes }} ký tự`,
  }),
  confirm_required: msg({ id: "auth.problem.confirm", message: "Nhập lại mật khẩu để xác nhận" }),
  passwords_differ: msg({ id: "auth.problem.differ", message: "Hai mật khẩu chưa giống nhau" }),
  code_format: msg({ id: "problem.code_format", message: "Nhập đúng mã xác nhận" }),
  email_missing: msg({
    id: "auth.problem.no_email",
    message: "Không thấy email trong phiên này. Bạn quay lại phần đăng nhập rồi thử lại.",
  }),
};
