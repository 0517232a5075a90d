import type { Feature } from "../values.ts";
import { bodyGenerator } from "./body-generator.ts";
import { hairstyle } from "./hairstyle.ts";
import { imageEditing } from "./image-editing.ts";
import { imageToVideo } from "./image-to-video.ts";
import type { Tool } from "./tool.ts";
import { tryOn } from "./try-on.ts";

/** Every tool, by feature. Whatever is asked of a tool comes from here, not from a second table. */
export const TOOLS = {
  virtual_try_on: tryOn,
  body_generator: bodyGenerator,
  hairstyle_changer: hairstyle,
  image_to_video: imageToVideo,
  image_editing: imageEditing,
} as const satisfies { [F in Feature]: Tool & { feature: F } };

/** A value for each tool. */
export const perTool = <Value>(make: (feature: Feature) => Value): Record<Feature, Value> => ({
  virtual_try_on: make("virtual_try_on"),
  body_generator: make("body_generator"),
  hairstyle_changer: make("hairstyle_changer"),
  image_to_video: make("image_to_video"),
  image_editing: make("image_editing"),
});
