import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const tryOn = {
  tone: "tryOn",
  name: msg({ id: "tool.virtual_try_on", message: "Thử đồ" }),
  short: msg({ id: "tool.virtual_try_on.short", message: "Thử đồ" }),
  teaser: msg({
    id: "dashboard.try_on_text",
    message: "Một ảnh người, một ảnh đồ, ra ngay ảnh mặc thử.",
  }),
  does: msg({
    id: "home.tools.try_on",
    message: "Mặc món hàng của shop lên người mẫu bạn chọn.",
  }),
  call: msg({ id: "docs.call.virtualTryOn", message: "Mặc thử một món đồ lên một người" }),
  service: {
    takes: msg({
      id: "services.try_on.takes",
      message: "Ảnh người mẫu toàn thân và ảnh món đồ",
    }),
    gives: msg({ id: "services.try_on.gives", message: "Ảnh người mẫu mặc món đồ đó" }),
    points: [
      msg({
        id: "services.try_on.sample",
        message: "Chưa có mẫu thì dùng người mẫu có sẵn, đủ vóc dáng và độ tuổi.",
      }),
      msg({
        id: "services.try_on.kinds",
        message: "Đầm, áo, quần, chân váy và áo khoác; áo dài cũng được.",
      }),
      msg({
        id: "services.try_on.compare",
        message: "Kéo qua lại để so trước và sau, trên nền trắng, xám hay đen.",
      }),
    ],
  },
  tour: "try-on",
  gate: {
    title: msg({ id: "device.try_on", message: "Trang Thử đồ cần màn hình rộng hơn" }),
    text: msg({
      id: "device.try_on.text",
      message: "Người mẫu và món đồ phải đứng cạnh nhau để bạn chọn cho đúng.",
    }),
  },
  onward: 1,
} as const satisfies ToolFace;
