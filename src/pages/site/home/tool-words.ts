import { useLingui } from "@lingui/react/macro";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import type { Feature } from "#wire/values.ts";

/** What each tool does for a shop, and what one run costs. */
export function useToolWords(): (feature: Feature) => { does: string; cost: string } {
  const { t, i18n } = useLingui();
  const perPicture = (cost: number) =>
    t({ id: "home.tools.cost_picture", message: `${cost} credit mỗi ảnh` });
  const perVideo = (cost: number) =>
    t({ id: "home.tools.cost_video", message: `${cost} credit mỗi video` });
  return (feature) => {
    const { cost, media } = TOOLS[feature];
    return {
      does: i18n._(TOOL_FACES[feature].does),
      cost: media === "video" ? perVideo(cost) : perPicture(cost),
    };
  };
}
