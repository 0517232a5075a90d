import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const imageEditing = {
  tone: "imageEditing",
  name: msg({ id: "tool.image_editing", message: "Sửa ảnh" }),
  short: msg({ id: "tool.image_editing.short", message: "Sửa ảnh" }),
  teaser: msg({
    id: "dashboard.editing_text",
    message: "Dặn bằng lời hoặc chọn mẫu, ảnh đổi theo.",
  }),
  does: msg({
    id: "home.tools.edit",
    message: "Gõ điều muốn sửa bằng tiếng Việt. Xoá nền, chỉnh sáng, đổi màu.",
  }),
  call: msg({ id: "docs.call.imageEditing", message: "Sửa ảnh theo mẫu có sẵn hoặc lời dặn" }),
  service: {
    takes: msg({
      id: "services.edit.takes",
      message: "Một ảnh và lời dặn, hoặc một mẫu chỉnh sẵn",
    }),
    gives: msg({ id: "services.edit.gives", message: "Ảnh đã sửa, ảnh gốc vẫn còn" }),
    points: [
      msg({
        id: "services.edit.presets",
        message: "Mẫu chỉnh sẵn như làm đẹp, nghệ thuật, màu, nền, gương mặt, ánh sáng.",
      }),
      msg({
        id: "services.edit.words",
        message: "Dặn bằng tiếng Việt: “đổi áo sang màu xanh lá, làm mờ nền”.",
      }),
      msg({
        id: "services.edit.chain",
        message: "Sửa tiếp từ kết quả, quay về ảnh nào cũng được.",
      }),
    ],
  },
  tour: "image-editing",
  gate: {
    title: msg({ id: "device.editing", message: "Trang Sửa ảnh cần màn hình rộng hơn" }),
    text: msg({
      id: "device.editing.text",
      message: "Lời dặn nằm cạnh ảnh để bạn vừa viết vừa nhìn chỗ muốn sửa.",
    }),
  },
  onward: 3,
} as const satisfies ToolFace;
