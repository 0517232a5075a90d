import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PaymentStatus } from "#wire/values.ts";

export const paymentStatusTexts: Record<PaymentStatus, MessageDescriptor> = {
  completed: msg({ id: "payment.completed", message: "Đã thanh toán" }),
  pending: msg({ id: "payment.pending", message: "Đang chờ" }),
  failed: msg({ id: "payment.failed", message: "Không thành" }),
  refunded: msg({ id: "payment.refunded", message: "Đã hoàn tiền" }),
};
