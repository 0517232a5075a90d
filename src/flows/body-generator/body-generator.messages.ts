import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BodyGeneratorReason } from "#machines/body-generator/body-generator.rules.ts";
import { LIMITS } from "#wire/limits.ts";
import type { BodyType, Gender, Pose, SkinTone } from "#wire/values.ts";

/** Why the verb is locked, by reason. */
export const reasonTexts: Record<BodyGeneratorReason, MessageDescriptor> = {
  gender_missing: msg({ id: "body.reason.gender", message: "Còn thiếu giới tính." }),
  height_missing: msg({ id: "body.reason.height", message: "Còn thiếu chiều cao." }),
  height_range: msg({
    id: "body.reason.height_range",
    message: `Chiều cao từ ${{ least: LIMITS.heightCm[0] }} đến ${{ most: LIMITS.heightCm[1] }} cm, tối đa một số lẻ.`,
  }),
  weight_missing: msg({ id: "body.reason.weight", message: "Còn thiếu cân nặng." }),
  weight_range: msg({
    id: "body.reason.weight_range",
    message: `Cân nặng từ ${{ least: LIMITS.weightKg[0] }} đến ${{ most: LIMITS.weightKg[1] }} kg, tối đa một số lẻ.`,
  }),
  age_missing: msg({ id: "body.reason.age", message: "Còn thiếu tuổi." }),
  age_range: msg({
    id: "body.reason.age_range",
    message: `Tuổi từ ${{ least: LIMITS.ageYears[0] }} đến ${{ most: LIMITS.ageYears[1] }}, số tròn.`,
  }),
  skin_tone_missing: msg({ id: "body.reason.skin_tone", message: "Còn thiếu nước da." }),
  body_type_missing: msg({ id: "body.reason.body_type", message: "Còn thiếu vóc dáng." }),
  face_too_small: msg({
    id: "body.reason.face_too_small",
    message: `Ảnh gương mặt nhỏ quá, cạnh ngắn cần ít nhất ${{ least: LIMITS.toolMinSide }} px.`,
  }),
  prompt_too_long: msg({
    id: "prompt.too_long",
    message: "Lời dặn dài quá, bạn viết gọn lại.",
  }),
};

export const genderTexts: Record<Gender, MessageDescriptor> = {
  female: msg({ id: "gender.female", message: "Nữ" }),
  male: msg({ id: "gender.male", message: "Nam" }),
};
export const buildTexts: Record<BodyType, MessageDescriptor> = {
  slim: msg({ id: "build.slim", message: "Mảnh" }),
  athletic: msg({ id: "build.athletic", message: "Săn chắc" }),
  full: msg({ id: "build.full", message: "Đầy đặn" }),
  muscular: msg({ id: "build.muscular", message: "Cơ bắp" }),
  average: msg({ id: "build.average", message: "Vừa người" }),
  curvy: msg({ id: "build.curvy", message: "Nở nang" }),
};
export const skinTexts: Record<SkinTone, { name: MessageDescriptor; color: string }> = {
  fair: { name: msg({ id: "skin.fair", message: "Trắng hồng" }), color: "#f3d5c2" },
  light: { name: msg({ id: "skin.light", message: "Sáng" }), color: "#e5b796" },
  medium: { name: msg({ id: "skin.medium", message: "Vừa" }), color: "#c99266" },
  tan: { name: msg({ id: "skin.tan", message: "Ngăm" }), color: "#a5714a" },
  brown: { name: msg({ id: "skin.brown", message: "Nâu" }), color: "#7a4a2f" },
  deep: { name: msg({ id: "skin.deep", message: "Nâu sẫm" }), color: "#4a2c1e" },
};
export const poseTexts: Record<Pose, MessageDescriptor> = {
  front: msg({ id: "pose.front", message: "Đứng thẳng" }),
  relaxed: msg({ id: "pose.relaxed", message: "Thả lỏng" }),
  walking: msg({ id: "pose.walking", message: "Bước đi" }),
};
/** Words one may add by a press. */
export const hintTexts: readonly MessageDescriptor[] = [
  msg({ id: "body.hint.white", message: "áo trắng" }),
  msg({ id: "body.hint.black", message: "áo đen" }),
  msg({ id: "body.hint.short_hair", message: "tóc ngắn" }),
  msg({ id: "body.hint.long_hair", message: "tóc dài" }),
  msg({ id: "body.hint.smile", message: "cười nhẹ" }),
];
