import { TOOLS } from "#wire/tools/tools.ts";
import type { Feature } from "#wire/values.ts";

export const addressOfTool = (feature: Feature): string => TOOLS[feature].address;

/** Opens a tool with a picture already in its place. */
export const handOver = (feature: Feature, assetId: string): string =>
  `${addressOfTool(feature)}?from=${encodeURIComponent(assetId)}`;
