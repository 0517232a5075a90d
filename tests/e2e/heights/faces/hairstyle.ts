import { walks } from "../../../paths/walks.ts";
import { sample, wizardFace } from "../wizard.ts";

export const face = wizardFace({
  walk: walks.hairstyle,
  address: "/hairstyle-changer",
  order: "POST /ai/hairstyle-changer",
  create: "Tạo ảnh",
  choices: {
    "photo.choose": (page) => sample(page, 5),
    "style.choose": (page) => page.getByRole("button", { name: /^Bob hiện đại/ }).click(),
  },
  sights: { photo: /Chọn ảnh/, style: /Bob hiện đại/, "order.customise": /Màu tóc/ },
  underWay: /Đang tạo ảnh/,
});
