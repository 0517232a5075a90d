import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const bodyGenerator = {
  tone: "bodyGenerator",
  name: msg({ id: "tool.body_generator", message: "Tạo dáng mẫu" }),
  short: msg({ id: "feature.body", message: "Dáng mẫu" }),
  permission: msg({ id: "service.body", message: "Tạo dáng mẫu" }),
  teaser: msg({
    id: "dashboard.body_text",
    message: "Nhập số đo, có ngay người mẫu đúng dáng.",
  }),
  does: msg({
    id: "home.tools.body",
    message: "Nhập chiều cao, cân nặng, nước da. Có người mẫu riêng của shop.",
  }),
  onward: 5,
} as const satisfies ToolFace;
