import { msg } from "@lingui/core/macro";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";

/** `usual` is the measured time of the tool, e.g. "thường 30–45 giây, tối đa 2–3 phút". */
export const tryOnWords = {
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
  foot: {
    title: msg({ id: "tour.foot", message: "Biết giá trước khi bấm" }),
    content: msg({
      id: "tour.foot.text",
      message:
        "Thanh này nói còn thiếu gì, lượt này tốn mấy credit và còn lại bao nhiêu. Nút nào khoá thì lý do đứng ngay bên cạnh.",
    }),
  },
  create: {
    title: msg({ id: "tour.try_on.create", message: "Tạo ảnh" }),
    content: msg({
      id: "tour.try_on.create.text",
      message:
        "Một ảnh thử đồ {usual}. Bạn có thể đóng trang, ảnh vẫn chạy và nằm trong Lịch sử. Nếu hỏng, credit tự về lại số dư.",
    }),
  },
};

export const imageEditingWords = {
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
  foot: tryOnWords.foot,
  result: {
    title: msg({ id: "tour.editing.result", message: "Sửa tiếp từ kết quả" }),
    content: msg({
      id: "tour.editing.result.text",
      message:
        "Một lượt sửa {usual}. Kết quả sửa tiếp được nhiều lần, và ảnh nào trước đó cũng có đường quay về.",
    }),
  },
};
