import { TIMES } from "../limits.ts";
import type { Tool } from "./tool.ts";
import type { TryOnBody } from "./try-on.body.ts";

export const tryOn = {
  feature: "virtual_try_on",
  endpoint: "virtualTryOn",
  address: "/virtual-tryon",
  aliases: ["/virtual-tryon-legacy"],
  path: "/ai/virtual-try-on",
  cost: 1,
  inputs: { model: "person_image", garment: "clothing_item", strokes: "strokes" },
  photo: "model",
  media: "image",
  result: "image",
  deadline: TIMES.imageJob,
  fileName: "virtual-tryon",
  engineVariable: "ENGINE_VIRTUAL_TRY_ON",
  example: {
    model: "ast_sample_model_linh",
    garment: "ast_sample_garment_shirt_sky",
    category: "tops",
  },
} as const satisfies Tool<TryOnBody>;
