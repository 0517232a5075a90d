import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { keysOf } from "#wire/keys.ts";
import type { EditPreset } from "#wire/values.ts";
import { type RunWords, told } from "../kit/run-words.ts";

/** What the presets are called, here and in every list of what was made. */
export const presetNames: Record<EditPreset, MessageDescriptor> = {
  enhance: msg({ id: "preset.enhance", message: "Làm đẹp ảnh" }),
  artistic: msg({ id: "preset.artistic", message: "Nghệ thuật" }),
  color_adjust: msg({ id: "preset.color_adjust", message: "Chỉnh màu" }),
  background_remove: msg({ id: "preset.background_remove", message: "Xoá nền" }),
  face_enhance: msg({ id: "preset.face_enhance", message: "Làm đẹp gương mặt" }),
  lighting: msg({ id: "preset.lighting", message: "Chỉnh sáng" }),
};

/** What was to be done: the preset, and the words. */
export const imageEditingWords: RunWords = ({ settings }, i18n) => {
  const preset = keysOf(presetNames).find((known) => known === settings.preset);
  return [preset ? i18n._(presetNames[preset]) : "", told(settings.prompt)];
};
