import { msg } from "@lingui/core/macro";
import { HAIRSTYLE_COUNT } from "#wire/limits.ts";
import type { ToolFace } from "../kit/tool-face.ts";

export const hairstyle = {
  tone: "hairstyle",
  name: msg({ id: "tool.hairstyle_changer", message: "Đổi kiểu tóc" }),
  short: msg({ id: "tool.hairstyle_changer.short", message: "Tóc" }),
  permission: msg({ id: "tool.hairstyle_changer.permission", message: "Đổi kiểu tóc" }),
  teaser: msg({
    id: "dashboard.hair_text",
    message: "Thử kiểu tóc và màu tóc trên ảnh thật.",
  }),
  does: msg({
    id: "home.tools.hair",
    message: `${{ styles: HAIRSTYLE_COUNT }} kiểu nam nữ. Khách xem trước, thợ cắt sau.`,
  }),
  call: msg({ id: "docs.call.hairstyleChanger", message: "Đổi kiểu và màu tóc" }),
  service: {
    takes: msg({ id: "services.hair.takes", message: "Ảnh chân dung chính diện" }),
    gives: msg({ id: "services.hair.gives", message: "Ảnh người đó với kiểu tóc và màu mới" }),
    points: [
      msg({
        id: "services.hair.styles",
        message: `${{ styles: HAIRSTYLE_COUNT }} kiểu nam và nữ, hoặc tự tả kiểu bạn nghĩ ra.`,
      }),
      msg({ id: "services.hair.colour", message: "Nhuộm màu gì cũng được, kể cả màu tự pha." }),
      msg({
        id: "services.hair.mask",
        message: "Tô đúng vùng muốn đổi, chỗ còn lại giữ nguyên.",
      }),
    ],
  },
  missed: {
    role: "hairstyle_reference",
    words: msg({ id: "inputs.no_style", message: "Không có ảnh mẫu kiểu tóc" }),
  },
  broke: msg({
    id: "failure.engine_failed.hair",
    message: "Đang đổi kiểu tóc thì gặp lỗi. Bạn đợi một lát rồi thử lại.",
  }),
  gate: {
    title: msg({ id: "device.hair", message: "Trang Đổi kiểu tóc cần màn hình rộng hơn" }),
    text: msg({
      id: "device.hair.text",
      message: `${{ styles: HAIRSTYLE_COUNT }} kiểu tóc nằm cạnh ảnh của bạn, và tô vùng tóc cần nét cọ chính xác.`,
    }),
  },
  onward: 2,
} as const satisfies ToolFace;
