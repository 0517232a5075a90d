import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const bodyGenerator = {
  tone: "bodyGenerator",
  name: msg({ id: "tool.body_generator", message: "Tạo dáng mẫu" }),
  short: msg({ id: "tool.body_generator.short", message: "Dáng mẫu" }),
  teaser: msg({
    id: "dashboard.body_text",
    message: "Nhập số đo, có ngay người mẫu đúng dáng.",
  }),
  does: msg({
    id: "home.tools.body",
    message: "Nhập chiều cao, cân nặng, nước da. Có người mẫu riêng của shop.",
  }),
  call: msg({ id: "docs.call.bodyGenerator", message: "Tạo dáng mẫu từ số đo" }),
  service: {
    takes: msg({
      id: "services.body.takes",
      message: "Chiều cao, cân nặng, tuổi, vóc dáng, nước da",
    }),
    gives: msg({ id: "services.body.gives", message: "Ảnh một người mẫu riêng và chỉ số BMI" }),
    points: [
      msg({
        id: "services.body.live",
        message: "Kéo thước tới đâu, dáng đổi theo tới đó.",
      }),
      msg({
        id: "services.body.face",
        message: "Thêm ảnh gương mặt nếu bạn muốn, hoặc tả bằng lời.",
      }),
      msg({
        id: "services.body.next",
        message: "Người mẫu làm ra dùng tiếp được ngay trong Thử đồ.",
      }),
    ],
  },
  missed: {
    role: "face_reference",
    words: msg({ id: "body.no_face", message: "Lượt này không kèm ảnh gương mặt" }),
  },
  broke: msg({
    id: "failure.engine_failed.body",
    message: "Đang dựng dáng người thì gặp lỗi. Bạn đợi một lát rồi thử lại.",
  }),
  gate: {
    title: msg({ id: "device.body", message: "Trang Tạo dáng mẫu cần màn hình rộng hơn" }),
    text: msg({
      id: "device.body.text",
      message: "Dáng người và thước đo nằm cạnh nhau, kéo số nào thấy dáng đổi theo số đó.",
    }),
  },
  onward: 5,
} as const satisfies ToolFace;
