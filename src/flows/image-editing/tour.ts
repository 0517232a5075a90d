import { msg } from "@lingui/core/macro";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";
import { footWords, frame, part, tourOf } from "../kit/tour.ts";
import { imageEditing } from "./tool.ts";

const words = {
  frames: {
    title: msg({ id: "tour.editing.frames", message: "Bốn bước sửa một tấm ảnh" }),
    content: msg({
      id: "tour.editing.frames.text",
      message:
        "Chọn ảnh, nói muốn sửa gì, chờ tạo ảnh, rồi xem kết quả. Bốn góc ngắm chỉ bước bạn đang đứng.",
    }),
  },
  image: {
    title: msg({ id: "tour.editing.image", message: "Chọn ảnh cần sửa" }),
    content: msg({
      id: "tour.editing.image.text",
      message:
        "Lấy ảnh trong kho, ảnh có sẵn, hoặc kết quả bạn vừa tạo ở công cụ khác. Ảnh gốc luôn được giữ nguyên.",
    }),
  },
  photo: {
    title: msg({ id: "tour.editing.photo", message: "Tải ảnh lên" }),
    content: msg({
      id: "tour.editing.photo.text",
      message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB. Ảnh càng nét thì sửa càng đẹp.`,
    }),
  },
  describe: {
    title: msg({ id: "tour.editing.describe", message: "Nói muốn sửa gì" }),
    content: msg({
      id: "tour.editing.describe.text",
      message:
        "Chọn một mẫu chỉnh sẵn, hoặc viết như đang dặn thợ ảnh: “đổi áo sang màu xanh lá, làm mờ nền”. Dùng cả hai cũng được.",
    }),
  },
  foot: footWords,
  result: {
    title: msg({ id: "tour.editing.result", message: "Sửa tiếp từ kết quả" }),
    content: msg({
      id: "tour.editing.result.text",
      message:
        "Một lượt sửa {usual}. Kết quả sửa tiếp được nhiều lần, và ảnh nào trước đó cũng có đường quay về.",
    }),
  },
};

/** What the tour shows, in its order. */
export const imageEditingTour = tourOf(imageEditing.tour, words, [
  { id: "frames", target: part("steps") },
  { id: "image", target: part("inspector"), waitForElement: true },
  { id: "photo", target: part("upload") },
  { id: "describe", target: frame(2), disableInteraction: true },
  { id: "foot", target: part("foot"), disableInteraction: true },
  { id: "result", target: frame(4), disableInteraction: true },
]);
