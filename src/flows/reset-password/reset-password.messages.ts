import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NewPasswordProblem } from "#machines/kit/new-password.ts";
import { LIMITS } from "#wire/limits.ts";

/** What stands beside a field, by reason; the same words as when registering. */
export const problemTexts: Record<NewPasswordProblem, MessageDescriptor> = {
  password_short: msg({
    id: "problem.password_short",
    message: `Mật khẩu cần ít nhất ${{ least: LIMITS.passwordMinChars }} ký tự`,
  }),
  confirm_required: msg({ id: "auth.problem.confirm", message: "Nhập lại mật khẩu để xác nhận" }),
  passwords_differ: msg({ id: "auth.problem.differ", message: "Hai mật khẩu chưa giống nhau" }),
};
