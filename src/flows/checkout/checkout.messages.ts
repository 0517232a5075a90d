import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Starts } from "#machines/checkout/checkout.rules.ts";
import { inMinutes } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import type { BillingCycle, CheckoutStatus, Gateway } from "#wire/values.ts";

export const cycleTexts: Record<BillingCycle, MessageDescriptor> = {
  monthly: msg({ id: "checkout.monthly", message: "Theo tháng" }),
  annual: msg({ id: "checkout.annual", message: "Theo năm" }),
};
export const gatewayTexts: Record<Gateway, MessageDescriptor> = {
  sandbox: msg({ id: "gateway.sandbox", message: "Cổng thử, không mất tiền thật" }),
  stripe: msg({ id: "gateway.stripe", message: "Thẻ Visa, MasterCard" }),
  vnpay: msg({ id: "gateway.vnpay", message: "VNPay" }),
  payos: msg({ id: "gateway.payos", message: "Quét QR ngân hàng" }),
};
export const startsTexts: Record<Starts, MessageDescriptor> = {
  now: msg({ id: "checkout.starts_now", message: "Có hiệu lực ngay, credit cũ giữ nguyên." }),
  after_period: msg({
    id: "checkout.starts_after",
    message: "Bắt đầu khi hết kỳ hiện tại, credit tới cùng lúc đó.",
  }),
  further_period: msg({
    id: "checkout.starts_further",
    message: "Thêm một kỳ nối tiếp kỳ hiện tại.",
  }),
};

/** How an order ended, and what that means for one's money. */
export const endTexts: Record<
  Exclude<CheckoutStatus, "pending" | "paid">,
  { title: MessageDescriptor; text: MessageDescriptor }
> = {
  review: {
    title: msg({ id: "checkout.review", message: "Khoản này đang được xem lại" }),
    text: msg({
      id: "checkout.review_text",
      message:
        "Số tiền nhận được khác với đơn. Có người kiểm tra và báo bạn qua email, credit chưa được cộng.",
    }),
  },
  cancelled: {
    title: msg({ id: "checkout.cancelled", message: "Đã huỷ thanh toán" }),
    text: msg({ id: "checkout.not_charged", message: "Chưa thu khoản nào của bạn." }),
  },
  declined: {
    title: msg({ id: "checkout.declined", message: "Thanh toán bị từ chối" }),
    text: msg({
      id: "checkout.declined_text",
      message: "Ngân hàng chưa chấp nhận. Bạn thử lại, hoặc trả bằng cách khác.",
    }),
  },
  expired: {
    title: msg({ id: "checkout.expired", message: "Đơn đã quá hạn" }),
    text: msg({
      id: "checkout.expired_text",
      message: `Mỗi đơn giữ ${{ minutes: inMinutes(TIMES.checkout) }} phút. Chưa thu khoản nào, bạn đặt lại nhé.`,
    }),
  },
  failed: {
    title: msg({ id: "checkout.failed", message: "Thanh toán không thành" }),
    text: msg({
      id: "checkout.failed_text",
      message: "Cổng thanh toán báo lỗi. Chưa thu khoản nào, bạn thử lại nhé.",
    }),
  },
};
