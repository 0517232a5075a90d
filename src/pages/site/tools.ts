import { useLingui } from "@lingui/react/macro";
import type { ToolTone } from "#src/theme/colors.ts";

export type Tool = { tone: ToolTone; href: string; name: string };

/** The five tools with their addresses, in the order of the menus. */
export function useTools(): readonly Tool[] {
  const { t } = useLingui();
  return [
    { tone: "tryOn", href: "/virtual-tryon", name: t({ id: "nav.try_on", message: "Thử đồ" }) },
    {
      tone: "bodyGenerator",
      href: "/body-generator",
      name: t({ id: "nav.body_generator", message: "Tạo dáng mẫu" }),
    },
    {
      tone: "hairstyle",
      href: "/hairstyle-changer",
      name: t({ id: "nav.hairstyle", message: "Đổi kiểu tóc" }),
    },
    {
      tone: "imageToVideo",
      href: "/image-to-video",
      name: t({ id: "nav.image_to_video", message: "Ảnh thành video" }),
    },
    {
      tone: "imageEditing",
      href: "/image-editing",
      name: t({ id: "nav.image_editing", message: "Sửa ảnh" }),
    },
  ];
}
