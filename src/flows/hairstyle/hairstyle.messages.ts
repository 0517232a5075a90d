import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HairstyleReason } from "#machines/hairstyle/hairstyle.rules.ts";
import type { HairstyleId } from "#wire/hairstyles.ts";
import { LIMITS } from "#wire/limits.ts";
import type { HairCategory } from "#wire/values.ts";
import { customName, styleNames } from "./run-words.ts";

/** Why the verb is locked, by reason. */
export const reasonTexts: Record<HairstyleReason, MessageDescriptor> = {
  photo_missing: msg({ id: "hair.reason.photo", message: "Còn thiếu ảnh chân dung." }),
  photo_too_small: msg({
    id: "hair.reason.photo_too_small",
    message: `Ảnh nhỏ quá, cạnh ngắn cần ít nhất ${{ least: LIMITS.toolMinSide }} px.`,
  }),
  style_missing: msg({ id: "hair.reason.style", message: "Còn thiếu kiểu tóc." }),
  custom_prompt_missing: msg({
    id: "hair.reason.custom_prompt",
    message: "Kiểu tự tả cần lời dặn: bạn muốn tóc ra sao?",
  }),
  mask_unused: msg({
    id: "hair.reason.mask_unused",
    message: "Nét vừa tô chưa được dùng: bấm Dùng vùng tô, hoặc Bỏ vùng tô.",
  }),
  prompt_too_long: msg({
    id: "prompt.too_long",
    message: "Lời dặn dài quá, bạn viết gọn lại.",
  }),
};

export const categoryTexts: Record<HairCategory, MessageDescriptor> = {
  all: msg({ id: "hair.category.all", message: "Tất cả" }),
  short: msg({ id: "hair.category.short", message: "Ngắn" }),
  medium: msg({ id: "hair.category.medium", message: "Vừa" }),
  long: msg({ id: "hair.category.long", message: "Dài" }),
  curly: msg({ id: "hair.category.curly", message: "Xoăn" }),
  updo: msg({ id: "hair.category.updo", message: "Búi" }),
};

export const customTexts = {
  name: customName,
  text: msg({ id: "hairstyle.custom.text", message: "Tả kiểu bạn muốn" }),
};
/** What the words say first when one looks for an updo, of which no template is. */
export const updoPrompt = msg({ id: "hair.updo_prompt", message: "búi cao" });

export const styleTexts: Record<HairstyleId, { name: MessageDescriptor; text: MessageDescriptor }> =
  {
    straight_layer: {
      name: styleNames.straight_layer,
      text: msg({ id: "hairstyle.straight_layer.text", message: "Tỉa tầng, suôn dài" }),
    },
    loose_curls: {
      name: styleNames.loose_curls,
      text: msg({ id: "hairstyle.loose_curls.text", message: "Sóng to, buông dài" }),
    },
    short_layer: {
      name: styleNames.short_layer,
      text: msg({ id: "hairstyle.short_layer.text", message: "Tỉa tầng, chấm gáy" }),
    },
    modern_bob: {
      name: styleNames.modern_bob,
      text: msg({ id: "hairstyle.modern_bob.text", message: "Ngang cằm, ôm mặt" }),
    },
    mullet_layer: {
      name: styleNames.mullet_layer,
      text: msg({ id: "hairstyle.mullet_layer.text", message: "Trên tỉa ngắn, gáy dài" }),
    },
    hime: {
      name: styleNames.hime,
      text: msg({ id: "hairstyle.hime.text", message: "Mái bằng, hai tầng" }),
    },
    pixie: {
      name: styleNames.pixie,
      text: msg({ id: "hairstyle.pixie.text", message: "Rất ngắn, mái chéo" }),
    },
    c_curl: {
      name: styleNames.c_curl,
      text: msg({ id: "hairstyle.c_curl.text", message: "Đuôi tóc cụp vào trong" }),
    },
    noodle_curls: {
      name: styleNames.noodle_curls,
      text: msg({ id: "hairstyle.noodle_curls.text", message: "Xoăn sợi nhỏ, dài" }),
    },
    middle_part: {
      name: styleNames.middle_part,
      text: msg({ id: "hairstyle.middle_part.text", message: "Rẽ giữa, chấm vai" }),
    },
    undercut: {
      name: styleNames.undercut,
      text: msg({ id: "hairstyle.undercut.text", message: "Hai bên sát, vuốt ngược" }),
    },
    side_part: {
      name: styleNames.side_part,
      text: msg({ id: "hairstyle.side_part.text", message: "Rẽ 3/7, gọn gàng" }),
    },
    mullet: {
      name: styleNames.mullet,
      text: msg({ id: "hairstyle.mullet.text", message: "Trước ngắn, gáy dài" }),
    },
    short_quiff: {
      name: styleNames.short_quiff,
      text: msg({ id: "hairstyle.short_quiff.text", message: "Mái dựng nhẹ" }),
    },
    pompadour: {
      name: styleNames.pompadour,
      text: msg({ id: "hairstyle.pompadour.text", message: "Mái phồng cao" }),
    },
    layer: {
      name: styleNames.layer,
      text: msg({ id: "hairstyle.layer.text", message: "Tỉa tầng tự nhiên" }),
    },
    crew_cut: {
      name: styleNames.crew_cut,
      text: msg({ id: "hairstyle.crew_cut.text", message: "Ngắn đều, sát đầu" }),
    },
    two_block: {
      name: styleNames.two_block,
      text: msg({ id: "hairstyle.two_block.text", message: "Mái rủ, hai bên ngắn" }),
    },
    french_crop: {
      name: styleNames.french_crop,
      text: msg({ id: "hairstyle.french_crop.text", message: "Mái ngắn ngang trán" }),
    },
    mohican: {
      name: styleNames.mohican,
      text: msg({ id: "hairstyle.mohican.text", message: "Giữa dựng, hai bên sát" }),
    },
  };

/** Colours as salons name them. */
export const hairColors: readonly { value: string; label: MessageDescriptor }[] = [
  { value: "#1c1a1c", label: msg({ id: "hair.color.black", message: "Đen tự nhiên" }) },
  { value: "#33231c", label: msg({ id: "hair.color.dark_brown", message: "Nâu đen" }) },
  { value: "#5a3522", label: msg({ id: "hair.color.chestnut", message: "Nâu hạt dẻ" }) },
  { value: "#8a5a34", label: msg({ id: "hair.color.light_brown", message: "Nâu sáng" }) },
  { value: "#b98a52", label: msg({ id: "hair.color.honey", message: "Vàng mật ong" }) },
  { value: "#d9c294", label: msg({ id: "hair.color.beige", message: "Vàng be" }) },
  { value: "#7b1e2b", label: msg({ id: "hair.color.wine", message: "Đỏ rượu" }) },
  { value: "#5a6472", label: msg({ id: "hair.color.smoke", message: "Xanh khói" }) },
  { value: "#a9b0b7", label: msg({ id: "hair.color.silver", message: "Bạch kim" }) },
];
