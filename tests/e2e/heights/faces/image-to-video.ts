import { walks } from "../../../paths/walks.ts";
import { sample, wizardFace } from "../wizard.ts";

export const face = wizardFace({
  walk: walks["image-to-video"],
  address: "/image-to-video",
  order: "POST /ai/image-to-video",
  create: "Tạo video",
  choices: { "image.choose": (page) => sample(page) },
  sights: { image: /Chọn ảnh/, "order.configure": /Ảnh chuyển động ra sao/ },
  underWay: /Đang dựng video/,
});
