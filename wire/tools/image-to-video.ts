import { TIMES } from "../limits.ts";
import type { ImageToVideoBody } from "./image-to-video.body.ts";
import type { Tool } from "./tool.ts";

export const imageToVideo = {
  feature: "image_to_video",
  endpoint: "imageToVideo",
  address: "/image-to-video",
  aliases: ["/image-to-video-legacy"],
  path: "/ai/image-to-video",
  cost: 2,
  inputs: { image: "source_image" },
  photo: "image",
  media: "video",
  result: "image",
  deadline: TIMES.videoJob,
  fileName: "image-to-video",
  engineVariable: "ENGINE_IMAGE_TO_VIDEO",
  example: {
    image: "ast_sample_model_linh",
    motion: "natural",
    duration: 5,
    resolution: "1080p",
  },
} as const satisfies Tool<ImageToVideoBody>;
