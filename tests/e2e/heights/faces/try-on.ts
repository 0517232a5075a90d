import { walks } from "../../../paths/walks.ts";
import { tryOn } from "../../support/walk.ts";
import { wizardFace } from "../wizard.ts";

export const face = wizardFace({
  walk: walks["try-on"],
  address: "/virtual-tryon",
  order: "POST /ai/virtual-try-on",
  create: "Tạo ảnh",
  choices: {
    "model.choose": (page) => tryOn.chooseModel(page),
    "garment.choose": (page) => tryOn.chooseGarment(page),
  },
  sights: {
    model: /Chọn người mẫu/,
    outfit: /Chọn trang phục/,
    "order.review": /Xem lại rồi tạo ảnh/,
  },
  underWay: /Đang tạo ảnh/,
});
