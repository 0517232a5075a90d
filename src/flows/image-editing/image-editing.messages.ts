import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ImageEditingReason } from "#machines/image-editing/image-editing.rules.ts";
import { LIMITS } from "#wire/limits.ts";
import type { EditPreset } from "#wire/values.ts";
import { presetNames } from "./run-words.ts";

/** Why the verb is locked, by reason. */
export const reasonTexts: Record<ImageEditingReason, MessageDescriptor> = {
  image_missing: msg({ id: "editing.reason.image_missing", message: "Còn thiếu ảnh cần sửa." }),
  image_too_small: msg({
    id: "picker.image_too_small",
    message: `Ảnh nhỏ quá, cạnh ngắn cần ít nhất ${{ least: LIMITS.toolMinSide }} px.`,
  }),
  instruction_missing: msg({
    id: "editing.reason.instruction_missing",
    message: "Chọn một mẫu chỉnh sẵn hoặc viết lời dặn.",
  }),
  prompt_too_long: msg({
    id: "prompt.too_long",
    message: "Lời dặn dài quá, bạn viết gọn lại.",
  }),
};

interface PresetTexts {
  name: MessageDescriptor;
  text: MessageDescriptor;
}
export const presetTexts: Record<EditPreset, PresetTexts> = {
  enhance: {
    name: presetNames.enhance,
    text: msg({ id: "preset.enhance.text", message: "Sáng rõ, nét và bớt nhiễu." }),
  },
  artistic: {
    name: presetNames.artistic,
    text: msg({ id: "preset.artistic.text", message: "Nét cọ như tranh sơn dầu." }),
  },
  color_adjust: {
    name: presetNames.color_adjust,
    text: msg({ id: "preset.color_adjust.text", message: "Cân màu cho tươi mà vẫn thật." }),
  },
  background_remove: {
    name: presetNames.background_remove,
    text: msg({
      id: "preset.background_remove.text",
      message: "Tách người hoặc món đồ ra khỏi nền.",
    }),
  },
  face_enhance: {
    name: presetNames.face_enhance,
    text: msg({
      id: "preset.face_enhance.text",
      message: "Da mịn nhẹ, mắt sáng, nét mặt giữ nguyên.",
    }),
  },
  lighting: {
    name: presetNames.lighting,
    text: msg({ id: "preset.lighting.text", message: "Thêm nắng ấm chiếu từ một phía." }),
  },
};
