import { useLingui } from "@lingui/react/macro";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
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
    href: addressOfTool(feature),
    name: names[feature],
  }));
}

const TONES: Record<Feature, ToolTone> = {
  virtual_try_on: "tryOn",
  body_generator: "bodyGenerator",
  hairstyle_changer: "hairstyle",
  image_to_video: "imageToVideo",
  image_editing: "imageEditing",
};
export const toneOfTool = (feature: Feature): ToolTone => TONES[feature];
