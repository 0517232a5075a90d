import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const tryOn = {
  tone: "tryOn",
  name: msg({ id: "tool.virtual_try_on", message: "Thử đồ" }),
  short: msg({ id: "feature.try_on", message: "Thử đồ" }),
  permission: msg({ id: "service.try_on", message: "Thử đồ" }),
  teaser: msg({
    id: "dashboard.try_on_text",
    message: "Một ảnh người, một ảnh đồ, ra ngay ảnh mặc thử.",
  }),
  does: msg({
    id: "home.tools.try_on",
    message: "Mặc món hàng của shop lên người mẫu bạn chọn.",
  }),
  onward: 1,
} as const satisfies ToolFace;
