import { PLAN_NAMES } from "#wire/plans.ts";
import type { BillingCycle, Language, PlanId } from "#wire/values.ts";
import { compose, type Mail } from "./templates.ts";

const LOCALES: Record<Language, string> = { vi: "vi-VN", en: "en-US" };
const dateText = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: "Asia/Ho_Chi_Minh",
    dateStyle: "long",
  }).format(at);
/** Whole đồng: 199.000 ₫ in Vietnamese, ₫199,000 in English. */
export const moneyText = (language: Language, amount: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "VND" }).format(amount);
const numberText = (language: Language, value: number): string =>
  new Intl.NumberFormat(LOCALES[language]).format(value);

/** A plan and how long it was bought for: "Gói Pro, một tháng". */
export function orderText(language: Language, plan: PlanId, cycle: BillingCycle): string {
  const name = PLAN_NAMES[plan][language];
  if (language === "vi") return `Gói ${name}, ${cycle === "annual" ? "một năm" : "một tháng"}`;
  return `${name} plan, ${cycle === "annual" ? "one year" : "one month"}`;
}

/** Says that a payment has arrived; the link leads to the credits. */
export function receiptMail(
  language: Language,
  order: { planId: PlanId; cycle: BillingCycle; amount: number },
  link: string,
): Mail {
  const what = orderText(language, order.planId, order.cycle);
  const paid = moneyText(language, order.amount);
  const parts =
    language === "vi"
      ? {
          subject: "Đã nhận thanh toán của bạn",
          before: `Mẫu Studio đã nhận ${paid} cho ${what}. Credit và ngày hết hạn ở đây:`,
          after: "Gói không tự gia hạn và không tự trừ tiền thêm.",
        }
      : {
          subject: "Your payment has arrived",
          before: `Mẫu Studio received ${paid} for: ${what}. Your credits and their dates are here:`,
          after: "The plan does not renew by itself and nothing more is charged.",
        };
  return compose(language, parts, { link });
}

/** Says when a plan ends, and where the next is bought. */
export function planEndMail(language: Language, plan: PlanId, end: Date, link: string): Mail {
  const name = PLAN_NAMES[plan][language];
  const when = dateText(language, end);
  const parts =
    language === "vi"
      ? {
          subject: `Gói ${name} dùng đến ${when}`,
          before: `Gói ${name} của bạn dùng đến ${when}. Bạn có thể mua tiếp ở đây:`,
          after:
            "Sau ngày đó tài khoản về gói Dùng thử. Credit còn lại vẫn là của bạn đến khi hết hạn.",
        }
      : {
          subject: `Your ${name} plan ends on ${when}`,
          before: `Your ${name} plan ends on ${when}. You can buy the next period here:`,
          after:
            "After that day you are on the free trial plan. Credits that are left stay yours until they expire.",
        };
  return compose(language, parts, { link });
}

/** Says how many credits expire within a week, and from when on. */
export function expiringMail(language: Language, credits: number, from: Date, link: string): Mail {
  const count = numberText(language, credits);
  const when = dateText(language, from);
  const parts =
    language === "vi"
      ? {
          subject: `${count} credit sắp hết hạn`,
          before: `${count} credit của bạn hết hạn trong bảy ngày tới, sớm nhất là ${when}. Xem ở đây:`,
          after: "Khi tạo ảnh, credit sắp hết hạn được dùng trước.",
        }
      : {
          subject: `${count} credits expire soon`,
          before: `${count} of your credits expire within seven days, the first on ${when}. See them here:`,
          after: "Credits that expire first are spent first.",
        };
  return compose(language, parts, { link });
}
