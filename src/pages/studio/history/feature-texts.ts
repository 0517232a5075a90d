import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Feature } from "#wire/values.ts";

/** The tools' short names, as filters say them. */
export const featureTexts: Record<Feature, MessageDescriptor> = {
  virtual_try_on: msg({ id: "feature.try_on", message: "Thử đồ" }),
  body_generator: msg({ id: "feature.body", message: "Dáng mẫu" }),
  hairstyle_changer: msg({ id: "feature.hair", message: "Tóc" }),
  image_to_video: msg({ id: "feature.video", message: "Video" }),
  image_editing: msg({ id: "feature.editing", message: "Sửa ảnh" }),
};
