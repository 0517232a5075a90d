import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { UserProblem } from "#machines/admin-user/admin-user.rules.ts";

export const problemTexts: Record<UserProblem, MessageDescriptor> = {
  credits_whole: msg({
    id: "admin_user.credits_whole",
    message: "Nhập một số nguyên: 20 để cộng, -20 để trừ",
  }),
  credits_range: msg({
    id: "admin_user.credits_range",
    message: "Mỗi lần chỉ cộng hoặc trừ tối đa 1.000.000 credit",
  }),
  credits_short: msg({
    id: "admin_user.credits_short",
    message: "Tài khoản này không có đủ chừng ấy credit để trừ",
  }),
  reason_missing: msg({
    id: "admin_user.reason_missing",
    message: "Cộng hay trừ credit đều phải ghi lý do",
  }),
  totp_reason_missing: msg({
    id: "admin_user.totp_reason_missing",
    message: "Tắt đăng nhập hai bước phải ghi lý do",
  }),
};
