import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GenerationErrorCode } from "#wire/errors.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import type { Feature, GenerationStep } from "#wire/values.ts";

/** Why a run failed: a title, and what to do about it. */
export const failureTexts: Record<
  GenerationErrorCode,
  { title: MessageDescriptor; advice: MessageDescriptor }
> = {
  no_person: {
    title: msg({ id: "failure.no_person", message: "Không thấy người trong ảnh" }),
    advice: msg({
      id: "failure.no_person.advice",
      message: "Chọn ảnh chụp rõ một người, đứng thẳng, thấy từ đầu tới chân.",
    }),
  },
  several_people: {
    title: msg({ id: "failure.several_people", message: "Ảnh có nhiều người" }),
    advice: msg({
      id: "failure.several_people.advice",
      message: "Chọn ảnh chỉ có một người, hoặc cắt bớt những người còn lại.",
    }),
  },
  back_view: {
    title: msg({ id: "failure.back_view", message: "Người quay lưng" }),
    advice: msg({ id: "failure.back_view.advice", message: "Chọn ảnh chụp từ phía trước." }),
  },
  body_not_seen: {
    title: msg({ id: "failure.body_not_seen", message: "Không thấy rõ thân người" }),
    advice: msg({
      id: "failure.body_not_seen.advice",
      message:
        "Chọn ảnh đứng thẳng, quay mặt về trước, thấy đủ phần sẽ mặc đồ. Đồ đang mặc đừng phồng quá.",
    }),
  },
  face_not_found: {
    title: msg({ id: "failure.face_not_found", message: "Không thấy rõ mặt" }),
    advice: msg({
      id: "failure.face_not_found.advice",
      message: "Chọn ảnh thấy rõ mặt, đủ sáng, không bị che.",
    }),
  },
  face_too_small: {
    title: msg({ id: "failure.face_too_small", message: "Mặt nhỏ quá" }),
    advice: msg({ id: "failure.face_too_small.advice", message: "Chọn ảnh chụp gần hơn." }),
  },
  face_turned: {
    title: msg({ id: "failure.face_turned", message: "Mặt quay nghiêng quá" }),
    advice: msg({ id: "failure.face_turned.advice", message: "Chọn ảnh nhìn thẳng vào máy." }),
  },
  garment_not_found: {
    title: msg({ id: "failure.garment_not_found", message: "Không thấy món đồ" }),
    advice: msg({
      id: "failure.garment_not_found.advice",
      message: "Chụp trọn món đồ, trải phẳng hoặc treo móc, trên nền khác màu đồ.",
    }),
  },
  photo_too_dark: {
    title: msg({ id: "failure.photo_too_dark", message: "Ảnh tối quá" }),
    advice: msg({
      id: "failure.photo_too_dark.advice",
      message: "Chụp lại nơi sáng hơn, gần cửa sổ là đẹp.",
    }),
  },
  photo_too_small: {
    title: msg({ id: "failure.photo_too_small", message: "Ảnh nhỏ quá" }),
    advice: msg({
      id: "failure.photo_too_small.advice",
      message: "Người hoặc món đồ trong ảnh nhỏ quá. Chọn ảnh chụp gần hơn.",
    }),
  },
  hair_not_found: {
    title: msg({ id: "failure.hair_not_found", message: "Không thấy tóc" }),
    advice: msg({
      id: "failure.hair_not_found.advice",
      message: "Chọn ảnh thấy rõ tóc, hoặc tô vùng tóc cần đổi.",
    }),
  },
  hat_worn: {
    title: msg({ id: "failure.hat_worn", message: "Tóc bị mũ che" }),
    advice: msg({
      id: "failure.hat_worn.advice",
      message: "Chọn ảnh không đội mũ, không trùm khăn.",
    }),
  },
  old_hair_left: {
    title: msg({ id: "failure.old_hair_left", message: "Chưa gỡ sạch được tóc cũ" }),
    advice: msg({
      id: "failure.old_hair_left.advice",
      message: "Chọn ảnh buộc gọn tóc, chọn kiểu tóc dài hơn, hoặc chỉ đổi màu.",
    }),
  },
  part_not_found: {
    title: msg({ id: "failure.part_not_found", message: "Không thấy phần cần đổi" }),
    advice: msg({
      id: "failure.part_not_found.advice",
      message: "Tô vùng cần đổi rồi tạo lại, hoặc chọn ảnh thấy rõ phần đó.",
    }),
  },
  below_standard: {
    title: msg({ id: "failure.below_standard", message: "Ảnh làm ra chưa đủ đẹp" }),
    advice: msg({
      id: "failure.below_standard.advice",
      message:
        "Máy đã bỏ ảnh hỏng. Chọn ảnh đứng thẳng, tay không che thân, hoặc món đồ trải phẳng, màu khác nền.",
    }),
  },
  mask_empty: {
    title: msg({ id: "failure.mask_empty", message: "Chưa tô vùng nào" }),
    advice: msg({ id: "failure.mask_empty.advice", message: "Tô lên phần muốn đổi rồi tạo lại." }),
  },
  instruction_not_supported: {
    title: msg({
      id: "failure.instruction_not_supported",
      message: "Máy này chưa làm được lời dặn đó",
    }),
    advice: msg({
      id: "failure.instruction_not_supported.advice",
      message: "Dặn cách khác, hoặc chọn một mẫu chỉnh sẵn.",
    }),
  },
  blocked: {
    title: msg({ id: "failure.blocked", message: "Nội dung không được phép" }),
    advice: msg({ id: "failure.blocked.advice", message: "Chọn ảnh khác." }),
  },
  timed_out: {
    title: msg({ id: "failure.timed_out", message: "Lâu quá nên đã dừng" }),
    advice: msg({ id: "failure.timed_out.advice", message: "Bạn thử lại, hoặc chọn ảnh nhỏ hơn." }),
  },
  engine_failed: {
    title: msg({ id: "failure.engine_failed", message: "Máy vẽ bị lỗi" }),
    advice: msg({
      id: "failure.engine_failed.advice",
      message: "Đang xử lý thì gặp lỗi. Bạn đợi một lát rồi thử lại.",
    }),
  },
  engine_unavailable: {
    title: msg({ id: "failure.engine_unavailable", message: "Máy vẽ đang tạm nghỉ" }),
    advice: msg({
      id: "failure.engine_unavailable.advice",
      message: "Bạn đợi một lát rồi thử lại.",
    }),
  },
  interrupted: {
    title: msg({ id: "failure.interrupted", message: "Bị ngắt giữa chừng" }),
    advice: msg({
      id: "failure.interrupted.advice",
      message: "Máy chủ khởi động lại khi đang vẽ. Bạn thử lại nhé.",
    }),
  },
};

export const stepTexts: Record<GenerationStep, MessageDescriptor> = {
  analyzing: msg({ id: "step.analyzing", message: "Đang phân tích" }),
  processing: msg({ id: "step.processing", message: "Đang xử lý" }),
  generating: msg({ id: "step.generating", message: "Đang tạo ảnh" }),
  analyzing_composition: msg({
    id: "step.analyzing_composition",
    message: "Đang phân tích bố cục ảnh",
  }),
  generating_motion: msg({ id: "step.generating_motion", message: "Đang tính hướng chuyển động" }),
  rendering_frames: msg({ id: "step.rendering_frames", message: "Đang dựng từng khung hình" }),
};

/** What a tool makes, where a sentence names it. */
export const processingTitles = {
  image: msg({ id: "processing.title", message: "Đang tạo ảnh" }),
  video: msg({ id: "processing.title_video", message: "Đang dựng video" }),
};
export const mayCloseTexts = {
  image: msg({
    id: "processing.may_close",
    message: "Bạn có thể đóng trang này. Ảnh xong sẽ nằm trong",
  }),
  video: msg({
    id: "processing.may_close_video",
    message: "Bạn có thể đóng trang này. Video xong sẽ nằm trong",
  }),
};
export const repeatTexts = {
  image: {
    title: msg({ id: "repeat.title", message: "Bạn vừa tạo đúng ảnh này" }),
    see: msg({ id: "repeat.see", message: "Xem ảnh đó" }),
    more: msg({ id: "repeat.more", message: "Tạo thêm một ảnh" }),
  },
  video: {
    title: msg({ id: "repeat.title_video", message: "Bạn vừa tạo đúng video này" }),
    see: msg({ id: "repeat.see_video", message: "Xem video đó" }),
    more: msg({ id: "repeat.more_video", message: "Tạo thêm một video" }),
  },
};
export const refusedTitles = {
  image: msg({ id: "ending.refused", message: "Chưa tạo được ảnh này" }),
  video: msg({ id: "ending.refused_video", message: "Chưa tạo được video này" }),
};
export const mayArriveTexts = {
  image: msg({
    id: "ending.may_arrive",
    message: "Trang này ngừng chờ, ảnh vẫn có thể xong và nằm trong Lịch sử.",
  }),
  video: msg({
    id: "ending.may_arrive_video",
    message: "Trang này ngừng chờ, video vẫn có thể xong và nằm trong Lịch sử.",
  }),
};
export const mediumOf = (feature: Feature): "image" | "video" => TOOLS[feature].media;
