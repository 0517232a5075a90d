import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const imageEditing = {
  tone: "imageEditing",
  name: msg({ id: "tool.image_editing", message: "Sửa ảnh" }),
  short: msg({ id: "feature.editing", message: "Sửa ảnh" }),
  permission: msg({ id: "service.editing", message: "Sửa ảnh" }),
  teaser: msg({
    id: "dashboard.editing_text",
    message: "Dặn bằng lời hoặc chọn mẫu, ảnh đổi theo.",
  }),
  does: msg({
    id: "home.tools.edit",
    message: "Gõ điều muốn sửa bằng tiếng Việt. Xoá nền, chỉnh sáng, đổi màu.",
  }),
  onward: 3,
} as const satisfies ToolFace;
