import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  ImageToVideoReason,
  SwitchFlag,
} from "#machines/image-to-video/image-to-video.rules.ts";
import { LIMITS } from "#wire/limits.ts";
import type { Motion } from "#wire/values.ts";

/** Why the verb is locked, by reason. */
export const reasonTexts: Record<ImageToVideoReason, MessageDescriptor> = {
  image_missing: msg({ id: "video.reason.image_missing", message: "Còn thiếu ảnh gốc." }),
  image_too_small: msg({
    id: "picker.image_too_small",
    message: `Ảnh nhỏ quá, cạnh ngắn cần ít nhất ${{ least: LIMITS.toolMinSide }} px.`,
  }),
  prompt_too_long: msg({
    id: "prompt.too_long",
    message: "Lời dặn dài quá, bạn viết gọn lại.",
  }),
};

export const motionTexts: Record<Motion, MessageDescriptor> = {
  subtle: msg({ id: "motion.subtle", message: "Nhẹ nhàng" }),
  natural: msg({ id: "motion.natural", message: "Tự nhiên" }),
  dramatic: msg({ id: "motion.dramatic", message: "Mạnh mẽ" }),
};

export const flagTexts: Record<SwitchFlag, MessageDescriptor> = {
  fixed_camera: msg({ id: "video.fixed_camera", message: "Giữ máy quay đứng yên" }),
  prompt_optimizer: msg({ id: "video.prompt_optimizer", message: "Trau chuốt lời dặn giúp tôi" }),
  generate_audio: msg({ id: "video.generate_audio", message: "Kèm âm thanh" }),
};
