import { TIMES } from "../limits.ts";
import type { ImageEditingBody } from "./image-editing.body.ts";
import type { Tool } from "./tool.ts";

export const imageEditing = {
  feature: "image_editing",
  endpoint: "imageEditing",
  address: "/image-editing",
  aliases: [],
  path: "/ai/image-editing/edits",
  cost: 1,
  inputs: { image: "source_image", mask: "mask" },
  photo: "image",
  media: "image",
  result: "image",
  deadline: TIMES.imageJob,
  fileName: "image-editing",
  engineVariable: "ENGINE_IMAGE_EDITING",
  example: { image: "ast_sample_model_linh", preset: "enhance" },
} as const satisfies Tool<ImageEditingBody>;
