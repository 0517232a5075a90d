import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const imageToVideo = {
  tone: "imageToVideo",
  name: msg({ id: "tool.image_to_video", message: "Ảnh thành video" }),
  short: msg({ id: "feature.video", message: "Video" }),
  permission: msg({ id: "service.video", message: "Ảnh thành video" }),
  teaser: msg({
    id: "dashboard.video_text",
    message: "Ảnh đứng yên thành đoạn clip ngắn.",
  }),
  does: msg({
    id: "home.tools.video",
    message: "Ảnh tĩnh thành clip 5, 8 hoặc 10 giây để đăng Reels, TikTok.",
  }),
  onward: 4,
} as const satisfies ToolFace;
