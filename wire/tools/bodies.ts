import type * as v from "valibot";
import type { Feature } from "../values.ts";
import { BodyGeneratorBody, bodyGeneratorRules } from "./body-generator.body.ts";
import { HairstyleBody, hairstyleRules } from "./hairstyle.body.ts";
import { ImageEditingBody, imageEditingRules } from "./image-editing.body.ts";
import { ImageToVideoBody, imageToVideoRules } from "./image-to-video.body.ts";
import type { ToolRules } from "./tool.ts";
import { TryOnBody, tryOnRules } from "./try-on.body.ts";

/** The body of each tool's call. */
export const TOOL_BODIES = {
  virtual_try_on: TryOnBody,
  body_generator: BodyGeneratorBody,
  hairstyle_changer: HairstyleBody,
  image_to_video: ImageToVideoBody,
  image_editing: ImageEditingBody,
} as const satisfies Record<Feature, v.GenericSchema>;
export type Bodies = typeof TOOL_BODIES;
/** A body as it was accepted: defaults filled in, aliases resolved. */
export type Body<F extends Feature> = v.InferOutput<Bodies[F]>;

export const TOOL_RULES: { readonly [F in Feature]: ToolRules<Body<F>> } = {
  virtual_try_on: tryOnRules,
  body_generator: bodyGeneratorRules,
  hairstyle_changer: hairstyleRules,
  image_to_video: imageToVideoRules,
  image_editing: imageEditingRules,
};
