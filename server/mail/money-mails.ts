import { msg } from "@lingui/core/macro";
import { dateText, moneyText, numberText } from "#server/texts/figures.ts";
import { planName } from "#server/texts/plan-words.ts";
import { say } from "#server/texts/say.ts";
import { inDays } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import type { BillingCycle, Language, PlanId } from "#wire/values.ts";
import { compose, type Mail, written } from "./templates.ts";

const ORDERS = {
  monthly: msg({ id: "order.monthly", message: "Gói {name}, một tháng" }),
  annual: msg({ id: "order.annual", message: "Gói {name}, một năm" }),
} satisfies Record<BillingCycle, unknown>;
/** A plan and how long it was bought for: "Gói Pro, một tháng". */
export const orderText = (language: Language, plan: PlanId, cycle: BillingCycle): string =>
  say(language, ORDERS[cycle], { name: planName(language, plan) });

const RECEIPT = {
  subject: msg({ id: "mail.receipt.subject", message: "Đã nhận thanh toán của bạn" }),
  before: msg({
    id: "mail.receipt.before",
    message: "Mẫu Studio đã nhận {paid} cho {what}. Credit và ngày hết hạn ở đây:",
  }),
  after: msg({
    id: "mail.receipt.after",
    message: "Gói không tự gia hạn và không tự trừ tiền thêm.",
  }),
};
/** Says that a payment has arrived; the link leads to the credits. */
export function receiptMail(
  language: Language,
  order: { planId: PlanId; cycle: BillingCycle; amount: number },
  link: string,
): Mail {
  const what = orderText(language, order.planId, order.cycle);
  const paid = moneyText(language, order.amount);
  return compose(language, written(language, RECEIPT, { what, paid }), { link });
}

const PLAN_END = {
  subject: msg({ id: "mail.plan_end.subject", message: "Gói {name} dùng đến {when}" }),
  before: msg({
    id: "mail.plan_end.before",
    message: "Gói {name} của bạn dùng đến {when}. Bạn có thể mua tiếp ở đây:",
  }),
  after: msg({
    id: "mail.plan_end.after",
    message: "Sau ngày đó tài khoản về gói {trial}. Credit còn lại vẫn là của bạn đến khi hết hạn.",
  }),
};
/** Says when a plan ends, and where the next is bought. */
export function planEndMail(language: Language, plan: PlanId, end: Date, link: string): Mail {
  const values = {
    name: planName(language, plan),
    when: dateText(language, end),
    trial: planName(language, "free_trial"),
  };
  return compose(language, written(language, PLAN_END, values), { link });
}

const EXPIRING = {
  subject: msg({ id: "mail.expiring.subject", message: "{count} credit sắp hết hạn" }),
  before: msg({
    id: "mail.expiring.before",
    message: `{count} credit của bạn hết hạn trong ${{ days: inDays(TIMES.expiringSoon) }} ngày tới, sớm nhất là {when}. Xem ở đây:`,
  }),
  after: msg({
    id: "mail.expiring.after",
    message: "Khi tạo ảnh, credit sắp hết hạn được dùng trước.",
  }),
};
/** Says how many credits expire soon, and from when on. */
export function expiringMail(language: Language, credits: number, from: Date, link: string): Mail {
  const values = { count: numberText(language, credits), when: dateText(language, from) };
  return compose(language, written(language, EXPIRING, values), { link });
}
