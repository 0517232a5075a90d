import { TIMES } from "../limits.ts";
import type { BodyGeneratorBody } from "./body-generator.body.ts";
import type { Tool } from "./tool.ts";

export const bodyGenerator = {
  feature: "body_generator",
  endpoint: "bodyGenerator",
  address: "/body-generator",
  aliases: ["/body-generator-legacy"],
  path: "/ai/body-generator",
  cost: 1,
  inputs: { face: "face_reference" },
  photo: "face",
  media: "image",
  result: "model",
  deadline: TIMES.imageJob,
  fileName: "body-generator",
  engineVariable: "ENGINE_BODY_GENERATOR",
  example: {
    gender: "female",
    height_cm: 165,
    weight_kg: 54,
    age: 27,
    skin_tone: "light",
    body_type: "average",
    aspect_ratio: "3:4",
  },
} as const satisfies Tool<BodyGeneratorBody>;
