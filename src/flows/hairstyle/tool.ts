import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const hairstyle = {
  tone: "hairstyle",
  name: msg({ id: "tool.hairstyle_changer", message: "Đổi kiểu tóc" }),
  short: msg({ id: "feature.hair", message: "Tóc" }),
  permission: msg({ id: "service.hair", message: "Đổi kiểu tóc" }),
  teaser: msg({
    id: "dashboard.hair_text",
    message: "Thử kiểu tóc và màu tóc trên ảnh thật.",
  }),
  does: msg({
    id: "home.tools.hair",
    message: "20 kiểu nam nữ. Khách xem trước, thợ cắt sau.",
  }),
  onward: 2,
} as const satisfies ToolFace;
