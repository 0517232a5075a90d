import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GenerationErrorCode } from "#wire/errors.ts";
import type { ReadingLimit, ReadingReason } from "#wire/readings.ts";

/** Why a run failed. */
export const RUN_FAILURES: Record<GenerationErrorCode, MessageDescriptor> = {
  no_person: msg({
    id: "server.run.no_person",
    message: "Không thấy người trong ảnh. Chọn ảnh rõ toàn thân.",
  }),
  several_people: msg({
    id: "server.run.several_people",
    message: "Ảnh có nhiều người. Chọn ảnh chỉ có một người.",
  }),
  back_view: msg({
    id: "server.run.back_view",
    message: "Người trong ảnh quay lưng. Chọn ảnh chụp chính diện.",
  }),
  face_not_found: msg({
    id: "server.run.face_not_found",
    message: "Không thấy rõ mặt. Chọn ảnh chụp chính diện.",
  }),
  face_too_small: msg({
    id: "server.run.face_too_small",
    message: "Mặt trong ảnh nhỏ quá. Chọn ảnh chụp gần hơn.",
  }),
  face_turned: msg({
    id: "server.run.face_turned",
    message: "Mặt xoay nhiều quá. Chọn ảnh chụp chính diện.",
  }),
  garment_not_found: msg({
    id: "server.run.garment_not_found",
    message: "Không tách được món đồ. Chọn ảnh thấy trọn món đồ, màu khác nền.",
  }),
  photo_too_dark: msg({
    id: "server.run.photo_too_dark",
    message: "Ảnh tối quá. Chọn ảnh sáng hơn.",
  }),
  body_not_seen: msg({
    id: "server.run.body_not_seen",
    message: "Ảnh không thấy rõ phần thân sẽ mặc đồ.",
  }),
  photo_too_small: msg({
    id: "server.run.photo_too_small",
    message: "Người hoặc món đồ trong ảnh nhỏ quá.",
  }),
  hair_not_found: msg({
    id: "server.run.hair_not_found",
    message: "Không thấy tóc trong ảnh. Chọn ảnh thấy rõ tóc, hoặc tô vùng tóc.",
  }),
  hat_worn: msg({
    id: "server.run.hat_worn",
    message: "Người trong ảnh đội mũ hoặc trùm đầu. Chọn ảnh không che tóc.",
  }),
  old_hair_left: msg({
    id: "server.run.old_hair_left",
    message:
      "Tóc cũ che vai áo nhiều nên chưa gỡ sạch được. Chọn ảnh buộc gọn tóc, hoặc kiểu tóc dài hơn.",
  }),
  part_not_found: msg({
    id: "server.run.part_not_found",
    message: "Không thấy phần cần đổi trong ảnh. Tô vùng đó rồi thử lại, hoặc chọn ảnh khác.",
  }),
  below_standard: msg({
    id: "server.run.below_standard",
    message:
      "Ảnh làm ra chưa đủ đẹp để giao. Chọn ảnh chụp thẳng, rõ nét, vật hoặc người tách hẳn khỏi nền.",
  }),
  mask_empty: msg({ id: "server.run.mask_empty", message: "Vùng tô còn trống. Tô phần cần đổi." }),
  instruction_not_supported: msg({
    id: "server.run.instruction_not_supported",
    message: "Không làm được lời dặn này ở đây.",
  }),
  blocked: msg({ id: "server.run.blocked", message: "Ảnh này không được phép dùng ở đây." }),
  timed_out: msg({ id: "server.run.timed_out", message: "Lượt này chạy lâu quá nên đã dừng." }),
  engine_failed: msg({
    id: "failure.engine_failed.advice",
    message: "Đang xử lý thì gặp lỗi. Bạn đợi một lát rồi thử lại.",
  }),
  engine_unavailable: msg({
    id: "server.run.engine_unavailable",
    message: "Công cụ này chưa dùng được lúc này.",
  }),
  interrupted: msg({
    id: "server.run.interrupted",
    message: "Lượt này bị gián đoạn. Bạn thử lại.",
  }),
};

/** Why a picture fits only with limits, told before an order. */
const READING_LIMIT_WORDS: Record<ReadingLimit, MessageDescriptor> = {
  worn: msg({
    id: "server.reading.worn",
    message: "Có người đang mặc món đồ này: viền tách ra có thể chưa gọn.",
  }),
  cut_off: msg({
    id: "server.reading.cut_off",
    message: "Món đồ chạm mép ảnh: phần bị cắt sẽ thiếu. Ảnh thấy trọn món đồ sẽ đẹp hơn.",
  }),
  unsure_outline: msg({
    id: "server.reading.unsure_outline",
    message: "Món đồ lẫn vào nền, viền có chỗ chưa chắc. Bạn có thể sửa viền bằng nét tô.",
  }),
  some_garments: msg({
    id: "server.reading.some_garments",
    message: "Ảnh này chỉ hợp với một số loại đồ.",
  }),
  long_sleeves_only: msg({
    id: "server.reading.long_sleeves_only",
    message: "Tay áo dài đang che trước người: đồ tay ngắn sẽ không thử được trên ảnh này.",
  }),
  long_hair: msg({
    id: "server.reading.long_hair",
    message: "Tóc dài che cổ và vai: nhuộm màu thì đẹp, đổi sang kiểu ngắn có thể chưa gọn.",
  }),
};

/** What a reading says of its reason. */
export const READING_WORDS: Record<ReadingReason, MessageDescriptor> = {
  ...RUN_FAILURES,
  ...READING_LIMIT_WORDS,
};
