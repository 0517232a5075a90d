import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** How something that waits for an administrator's decision stands. */
export const decisionTexts: Record<"pending" | "approved" | "rejected", MessageDescriptor> = {
  pending: msg({ id: "admin.pending", message: "Chờ duyệt" }),
  approved: msg({ id: "admin.approved", message: "Đã duyệt" }),
  rejected: msg({ id: "admin.rejected", message: "Đã từ chối" }),
};
