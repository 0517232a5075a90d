import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DeviceType } from "#machines/device-gate/device-gate.rules.ts";
import { type Feature, PLAN_IDS } from "#wire/values.ts";
import { TOOL_FACES } from "../kit/tools.ts";
import { type GatedPage, isTool } from "./pages.ts";

export const deviceTexts: Record<DeviceType, MessageDescriptor> = {
  mobile: msg({ id: "device.mobile", message: "Điện thoại" }),
  tablet: msg({ id: "device.tablet", message: "Máy tính bảng" }),
  desktop: msg({ id: "device.desktop", message: "Máy tính" }),
};

export const reasonTexts = [
  msg({
    id: "device.reason.compare",
    message: "Ảnh gốc và kết quả đứng cạnh nhau để so, cần đủ bề ngang.",
  }),
  msg({
    id: "device.reason.detail",
    message: "Nếp vải, chân tóc, đường viền phải soi ở cỡ lớn mới thấy chỗ hỏng.",
  }),
  msg({
    id: "device.reason.precise",
    message: "Chọn đồ, tô vùng tóc và kéo thông số cần chỗ cho tay.",
  }),
] as const;

interface GateTexts {
  title: MessageDescriptor;
  text: MessageDescriptor;
}
/** What is said of a page instead of it. */
export const gateTextsOf = (page: GatedPage): GateTexts =>
  isTool(page) ? TOOL_FACES[page].gate : pageTexts[page];

const pageTexts: Record<Exclude<GatedPage, Feature>, GateTexts> = {
  dashboard: {
    title: msg({ id: "device.dashboard", message: "Trang Tổng quan cần màn hình rộng hơn" }),
    text: msg({
      id: "device.dashboard.text",
      message: "Số liệu và các ảnh gần đây xếp thành nhiều cột, màn hình này chưa đủ chỗ.",
    }),
  },
  history: {
    title: msg({ id: "device.history", message: "Trang Lịch sử cần màn hình rộng hơn" }),
    text: msg({
      id: "device.history.text",
      message: "Các lượt tạo xếp thành lưới ảnh để bạn lướt, lọc và so nhiều ảnh một lúc.",
    }),
  },
  assets: {
    title: msg({ id: "device.assets", message: "Kho ảnh cần màn hình rộng hơn" }),
    text: msg({
      id: "device.assets.text",
      message: "Cả kho ảnh bày thành lưới, tìm và xếp lại trên màn hình rộng mới tiện tay.",
    }),
  },
  apiManagement: {
    title: msg({ id: "device.api", message: "Trang Quản lý API cần màn hình rộng hơn" }),
    text: msg({
      id: "device.api.text",
      message: "Danh sách khoá, giới hạn và lần dùng gần nhất là một bảng nhiều cột.",
    }),
  },
  pricing: {
    title: msg({ id: "device.pricing", message: "Bảng giá trong studio cần màn hình rộng hơn" }),
    text: msg({
      id: "device.pricing.text",
      message: `${{ plans: PLAN_IDS.length }} gói xếp thành một bảng để so từng dòng. Bảng giá ở trang chính mở được ở đây.`,
    }),
  },
  credits: {
    title: msg({ id: "device.credits", message: "Sổ credit cần màn hình rộng hơn" }),
    text: msg({
      id: "device.credits.text",
      message: "Sổ credit và lịch sử thanh toán là bảng nhiều cột, gấp lại thì khó đối chiếu.",
    }),
  },
  admin: {
    title: msg({ id: "device.admin", message: "Trang quản trị cần màn hình rộng hơn" }),
    text: msg({
      id: "device.admin.text",
      message: "Số liệu của cả tiệm xếp thành bảng và biểu đồ cạnh nhau.",
    }),
  },
  adminUsers: {
    title: msg({ id: "device.admin_users", message: "Danh sách tài khoản cần màn hình rộng hơn" }),
    text: msg({
      id: "device.admin_users.text",
      message: "Mỗi tài khoản là một dòng nhiều cột, lọc và sửa ngay trên dòng đó.",
    }),
  },
  adminAnalytics: {
    title: msg({ id: "device.admin_analytics", message: "Trang Số liệu cần màn hình rộng hơn" }),
    text: msg({
      id: "device.admin_analytics.text",
      message: "Biểu đồ theo kỳ và bảng lượt tạo cần bề ngang mới đọc được.",
    }),
  },
  adminPayments: {
    title: msg({
      id: "device.admin_payments",
      message: "Trang quản trị thanh toán cần màn hình rộng hơn",
    }),
    text: msg({
      id: "device.admin_payments.text",
      message: "Ai trả, trả gì, bao nhiêu, đã hoàn chưa: mỗi khoản là một dòng nhiều cột.",
    }),
  },
  adminModeration: {
    title: msg({
      id: "device.admin_moderation",
      message: "Trang Kiểm duyệt cần màn hình rộng hơn",
    }),
    text: msg({
      id: "device.admin_moderation.text",
      message: "Ảnh phải xem đủ lớn rồi mới nên duyệt, từ chối hay gỡ xuống.",
    }),
  },
  adminAudit: {
    title: msg({ id: "device.admin_audit", message: "Nhật ký quản trị cần màn hình rộng hơn" }),
    text: msg({
      id: "device.admin_audit.text",
      message: "Ai đổi gì, của ai, vì sao: đọc thành hàng mới đối chiếu được.",
    }),
  },
  adminBlog: {
    title: msg({ id: "device.admin_blog", message: "Trang soạn blog cần màn hình rộng hơn" }),
    text: msg({
      id: "device.admin_blog.text",
      message: "Bài viết, bản xem thử và các mục chọn đứng cạnh nhau, nên cần một màn hình rộng.",
    }),
  },
  adminContact: {
    title: msg({ id: "device.admin_contact", message: "Trang Tin liên hệ cần màn hình rộng hơn" }),
    text: msg({
      id: "device.admin_contact.text",
      message: "Người viết ở một bên, lời nhắn và tệp gửi kèm ở bên kia.",
    }),
  },
  adminSubscribers: {
    title: msg({
      id: "device.admin_subscribers",
      message: "Danh sách nhận thư tin cần màn hình rộng hơn",
    }),
    text: msg({
      id: "device.admin_subscribers.text",
      message: "Email, ngôn ngữ, ngày nhận: mỗi người là một hàng nhiều cột.",
    }),
  },
  other: {
    title: msg({ id: "device.other", message: "Trang này cần màn hình rộng hơn" }),
    text: msg({
      id: "device.other.text",
      message: "Trang này bày nhiều thứ cạnh nhau, màn hình đang dùng chưa đủ chỗ.",
    }),
  },
};
