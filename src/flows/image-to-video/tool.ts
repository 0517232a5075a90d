import { msg } from "@lingui/core/macro";
import type { ToolFace } from "../kit/tool-face.ts";

export const imageToVideo = {
  tone: "imageToVideo",
  name: msg({ id: "tool.image_to_video", message: "Ảnh thành video" }),
  short: msg({ id: "tool.image_to_video.short", message: "Video" }),
  teaser: msg({
    id: "dashboard.video_text",
    message: "Ảnh đứng yên thành đoạn clip ngắn.",
  }),
  does: msg({
    id: "home.tools.video",
    message: "Ảnh tĩnh thành clip 5, 8 hoặc 10 giây để đăng Reels, TikTok.",
  }),
  call: msg({ id: "docs.call.imageToVideo", message: "Biến một ảnh thành video ngắn" }),
  service: {
    takes: msg({ id: "services.video.takes", message: "Một ảnh nét" }),
    gives: msg({ id: "services.video.gives", message: "Video MP4, 480p hoặc 1080p" }),
    points: [
      msg({
        id: "services.video.motion",
        message: "Chuyển động nhẹ nhàng, tự nhiên hay mạnh mẽ.",
      }),
      msg({ id: "services.video.length", message: "Dài 5, 8 hoặc 10 giây." }),
      msg({
        id: "services.video.phone",
        message: "Mở được trên mọi điện thoại, đăng thẳng lên mạng xã hội.",
      }),
    ],
  },
  gate: {
    title: msg({ id: "device.video", message: "Trang Ảnh thành video cần màn hình rộng hơn" }),
    text: msg({
      id: "device.video.text",
      message: "Ảnh gốc, các lựa chọn và video vừa dựng cần đứng chung một màn hình.",
    }),
  },
  onward: 4,
} as const satisfies ToolFace;
