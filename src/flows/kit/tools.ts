import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import type { ToolTone } from "#src/theme/colors.ts";
import { FEATURES, type Feature } from "#wire/values.ts";
import { bodyGenerator } from "../body-generator/tool.ts";
import { hairstyle } from "../hairstyle/tool.ts";
import { imageEditing } from "../image-editing/tool.ts";
import { imageToVideo } from "../image-to-video/tool.ts";
import { tryOn } from "../try-on/tool.ts";
import type { ToolFace } from "./tool-face.ts";

/** The faces of all tools: every page that names or shows one asks here. */
export const TOOL_FACES: Readonly<Record<Feature, ToolFace>> = {
  virtual_try_on: tryOn,
  body_generator: bodyGenerator,
  hairstyle_changer: hairstyle,
  image_to_video: imageToVideo,
  image_editing: imageEditing,
};
/** A tool's name as the permission of an API key. */
export const permissionName = (feature: Feature): MessageDescriptor =>
  TOOL_FACES[feature].permission ?? TOOL_FACES[feature].name;
export const toneOfTool = (feature: Feature): ToolTone => TOOL_FACES[feature].tone;

export type Tool = { feature: Feature; tone: ToolTone; href: string; name: string };

/** The tools with their addresses, in the order of the menus. */
export function useTools(): readonly Tool[] {
  const { i18n } = useLingui();
  return FEATURES.map((feature) => ({
    feature,
    tone: TOOL_FACES[feature].tone,
    href: addressOfTool(feature),
    name: i18n._(TOOL_FACES[feature].name),
  }));
}
