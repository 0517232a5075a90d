import { useLingui } from "@lingui/react/macro";
import { handOver } from "#src/lib/address/tool-address.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Menu } from "#src/ui/overlays/menu.tsx";
import type { Asset } from "#wire/assets.ts";
import type { Feature } from "#wire/values.ts";
import { TOOL_FACES, useTools } from "./tools.ts";

/** The other tools that take a picture in, as ways on with this one. */
export function UseIn({ asset, except }: { asset: Asset; except: Feature }) {
  const { t } = useLingui();
  const tools = useTools().toSorted(
    (a, b) => TOOL_FACES[a.feature].onward - TOOL_FACES[b.feature].onward,
  );
  return (
    <Menu
      trigger={
        <Button size="small" iconEnd="chevronDown">
          {t({ id: "result.use_in", message: "Dùng ảnh này tiếp trong" })}
        </Button>
      }
      items={tools
        .filter(({ feature }) => feature !== except)
        .map(({ feature, name }) => ({
          value: feature,
          label: name,
          href: handOver(feature, asset.id),
        }))}
    />
  );
}
