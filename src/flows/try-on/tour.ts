import { msg } from "@lingui/core/macro";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";
import { footWords, frame, part, tourOf } from "../kit/tour.ts";
import { tryOn } from "./tool.ts";

const words = {
  frames: {
    title: msg({ id: "tour.try_on.frames", message: "Ba bước, một tấm ảnh" }),
    content: msg({
      id: "tour.try_on.frames.text",
      message:
        "Chọn người mẫu, chọn trang phục, rồi tạo ảnh. Bốn góc ngắm chỉ bước bạn đang đứng; bước đã xong thì bấm vào để quay lại.",
    }),
  },
  model: {
    title: msg({ id: "tour.try_on.model", message: "Chọn người mẫu" }),
    content: msg({
      id: "tour.try_on.model.text",
      message:
        "Lấy ảnh của bạn hoặc một người mẫu có sẵn. Ảnh hợp nhất là ảnh toàn thân, đứng thẳng, tay buông.",
    }),
  },
  photo: {
    title: msg({ id: "tour.try_on.photo", message: "Dùng ảnh của bạn" }),
    content: msg({
      id: "tour.try_on.photo.text",
      message: `Thả ảnh vào đây hoặc chọn tệp ${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB. Ảnh tải lên nằm trong kho của bạn, lần sau khỏi tải lại.`,
    }),
  },
  stage: {
    title: msg({ id: "tour.try_on.stage", message: "Xem trước khi tạo" }),
    content: msg({
      id: "tour.try_on.stage.text",
      message: "Người mẫu và món đồ đã chọn đứng cạnh nhau trên phông này. Đổi lúc nào cũng được.",
    }),
  },
  outfit: {
    title: msg({ id: "tour.try_on.outfit", message: "Chọn trang phục" }),
    content: msg({
      id: "tour.try_on.outfit.text",
      message:
        "Món đồ của bạn chụp phẳng hay treo móc đều được. Đồ có sẵn thì lọc theo đầm, áo, quần, chân váy hay áo khoác.",
    }),
  },
  foot: footWords,
  create: {
    title: msg({ id: "tour.try_on.create", message: "Tạo ảnh" }),
    content: msg({
      id: "tour.try_on.create.text",
      message:
        "Một ảnh thử đồ {usual}. Bạn có thể đóng trang, ảnh vẫn chạy và nằm trong Lịch sử. Nếu hỏng, credit tự về lại số dư.",
    }),
  },
};

/** What the tour shows, in its order. */
export const tryOnTour = tourOf(tryOn.tour, words, [
  { id: "frames", target: part("steps") },
  { id: "model", target: part("inspector"), waitForElement: true },
  { id: "photo", target: part("upload") },
  { id: "stage", target: part("stage"), disableInteraction: true },
  { id: "outfit", target: frame(2), disableInteraction: true },
  { id: "foot", target: part("foot"), disableInteraction: true },
  { id: "create", target: frame(3), disableInteraction: true },
]);
