import type { Feature } from "#wire/values.ts";

const ADDRESSES: Record<Feature, string> = {
  virtual_try_on: "/virtual-tryon",
  body_generator: "/body-generator",
  hairstyle_changer: "/hairstyle-changer",
  image_to_video: "/image-to-video",
  image_editing: "/image-editing",
};
export const addressOfTool = (feature: Feature): string => ADDRESSES[feature];

/** Opens a tool with a picture already in its place. */
export const handOver = (feature: Feature, assetId: string): string =>
  `${ADDRESSES[feature]}?from=${encodeURIComponent(assetId)}`;
