import { walks } from "../../../paths/walks.ts";
import { sample, wizardFace } from "../wizard.ts";

export const face = wizardFace({
  walk: walks["image-editing"],
  address: "/image-editing",
  order: "POST /ai/image-editing/edits",
  create: "Sửa ảnh",
  choices: { "image.choose": (page) => sample(page) },
  complete: (page) => page.getByRole("button", { name: /^Làm đẹp ảnh/ }).click(),
  sights: { image: /Chọn ảnh cần sửa/, "order.describe": /Bạn muốn sửa gì/ },
  underWay: /Đang tạo ảnh/,
});
