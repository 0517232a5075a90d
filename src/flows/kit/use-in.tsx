import { useLingui } from "@lingui/react/macro";
import { handOver } from "#src/lib/address/tool-address.ts";
import { Button } from "#src/ui/button.tsx";
import { Menu } from "#src/ui/menu.tsx";
import type { Asset } from "#wire/assets.ts";
import type { Feature } from "#wire/values.ts";

/** The other tools that take a picture in, as ways on with this one. */
export function UseIn({ asset, except }: { asset: Asset; except: Feature }) {
  const { t } = useLingui();
  const tools: { feature: Feature; label: string }[] = [
    { feature: "virtual_try_on", label: t({ id: "nav.try_on", message: "Thử đồ" }) },
    { feature: "hairstyle_changer", label: t({ id: "nav.hairstyle", message: "Đổi kiểu tóc" }) },
    { feature: "image_editing", label: t({ id: "nav.image_editing", message: "Sửa ảnh" }) },
    {
      feature: "image_to_video",
      label: t({ id: "nav.image_to_video", message: "Ảnh thành video" }),
    },
    { feature: "body_generator", label: t({ id: "nav.body_generator", message: "Tạo dáng mẫu" }) },
  ];
  return (
    <Menu
      trigger={
        <Button size="small" iconEnd="chevronDown">
          {t({ id: "result.use_in", message: "Dùng ảnh này tiếp trong" })}
        </Button>
      }
      items={tools
        .filter(({ feature }) => feature !== except)
        .map(({ feature, label }) => ({
          value: feature,
          label,
          href: handOver(feature, asset.id),
        }))}
    />
  );
}
