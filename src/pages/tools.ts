import { useLingui } from "@lingui/react/macro";
import type { ToolTone } from "#src/theme/colors.ts";
import { FEATURES, type Feature } from "#wire/values.ts";

export type Tool = { feature: Feature; tone: ToolTone; href: string; name: string };

/** The five tools with their addresses, in the order of the menus. */
export function useTools(): readonly Tool[] {
  const { t } = useLingui();
  const names: Record<Feature, string> = {
    virtual_try_on: t({ id: "nav.try_on", message: "Thử đồ" }),
    body_generator: t({ id: "nav.body_generator", message: "Tạo dáng mẫu" }),
    hairstyle_changer: t({ id: "nav.hairstyle", message: "Đổi kiểu tóc" }),
    image_to_video: t({ id: "nav.image_to_video", message: "Ảnh thành video" }),
    image_editing: t({ id: "nav.image_editing", message: "Sửa ảnh" }),
  };
  return FEATURES.map((feature) => ({
    feature,
    tone: TONES[feature],
    href: ADDRESSES[feature],
    name: names[feature],
  }));
}

const ADDRESSES: Record<Feature, string> = {
  virtual_try_on: "/virtual-tryon",
  body_generator: "/body-generator",
  hairstyle_changer: "/hairstyle-changer",
  image_to_video: "/image-to-video",
  image_editing: "/image-editing",
};
const TONES: Record<Feature, ToolTone> = {
  virtual_try_on: "tryOn",
  body_generator: "bodyGenerator",
  hairstyle_changer: "hairstyle",
  image_to_video: "imageToVideo",
  image_editing: "imageEditing",
};
export const addressOfTool = (feature: Feature): string => ADDRESSES[feature];
export const toneOfTool = (feature: Feature): ToolTone => TONES[feature];
