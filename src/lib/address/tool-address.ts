import { TOOLS } from "#wire/tools/tools.ts";
import type { Feature } from "#wire/values.ts";

export const addressOfTool = (feature: Feature): string => TOOLS[feature].address;
/** Where someone who has made nothing yet begins. */
export const FIRST_TOOL = addressOfTool("virtual_try_on");

/** Opens a tool with a picture already in its place. */
export const handOver = (feature: Feature, assetId: string): string =>
  `${addressOfTool(feature)}?from=${encodeURIComponent(assetId)}`;
