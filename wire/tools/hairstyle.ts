import { TIMES } from "../limits.ts";
import type { HairstyleBody } from "./hairstyle.body.ts";
import type { Tool } from "./tool.ts";

export const hairstyle = {
  feature: "hairstyle_changer",
  endpoint: "hairstyleChanger",
  address: "/hairstyle-changer",
  aliases: ["/hairstyle-changer-legacy"],
  path: "/ai/hairstyle-changer",
  cost: 1,
  inputs: { photo: "original_person", mask: "mask" },
  photo: "hair",
  media: "image",
  result: "image",
  deadline: TIMES.imageJob,
  fileName: "hairstyle-changer",
  engineVariable: "ENGINE_HAIRSTYLE_CHANGER",
  example: {
    photo: "ast_sample_model_linh",
    gender: "female",
    style: "modern_bob",
    color: "#5b3a29",
  },
} as const satisfies Tool<HairstyleBody>;
