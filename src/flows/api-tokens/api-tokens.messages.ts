import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CreateReason, TokenProblem } from "#machines/api-tokens/api-tokens.rules.ts";
import { LIMITS } from "#wire/limits.ts";

export const problemTexts: Record<TokenProblem, MessageDescriptor> = {
  name_missing: msg({ id: "problem.token_name_required", message: "Bạn chưa đặt tên cho khoá" }),
  services_missing: msg({
    id: "problem.services_required",
    message: "Chọn ít nhất một công cụ mà khoá này được dùng",
  }),
  rate_range: msg({
    id: "problem.rate_range",
    message: "Giới hạn phải từ 1 đến 1.000 lượt gọi mỗi phút",
  }),
};
export const createTexts: Record<CreateReason, MessageDescriptor> = {
  plan_without_api: msg({
    id: "tokens.plan_without_api",
    message: "API có từ gói {plan} trở lên",
  }),
  too_many: msg({
    id: "tokens.too_many",
    message: `Mỗi tài khoản có tối đa ${{ most: LIMITS.tokensPerUser }} khoá`,
  }),
};
