import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CheckoutStatus } from "#wire/values.ts";

/** The order behind a payment, which knows more than its status. */
export const orderTexts: Record<CheckoutStatus, MessageDescriptor> = {
  pending: msg({ id: "order.pending", message: "Chờ khách thanh toán" }),
  paid: msg({ id: "order.paid", message: "Khách đã thanh toán" }),
  declined: msg({ id: "order.declined", message: "Bị từ chối" }),
  cancelled: msg({ id: "order.cancelled", message: "Khách huỷ" }),
  review: msg({ id: "order.review", message: "Cổng đang xét" }),
  failed: msg({ id: "order.failed", message: "Cổng báo lỗi" }),
  expired: msg({ id: "order.expired", message: "Quá hạn" }),
};
