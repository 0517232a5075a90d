import { walks } from "../../../paths/walks.ts";
import { wizardFace } from "../wizard.ts";

export const face = wizardFace({
  walk: walks["body-generator"],
  address: "/body-generator",
  order: "POST /ai/body-generator",
  create: "Tạo ảnh",
  choices: {
    "parameter.change": async (page) => {
      await page.getByText("Nữ", { exact: true }).click();
      await page.getByLabel("Chiều cao, cm").fill("163");
      await page.getByLabel("Cân nặng, kg").fill("54,5");
      await page.getByTitle("Sáng").click();
      await page.getByRole("button", { name: "Vừa người", exact: true }).click();
    },
  },
  noDraft: "figures alone, of which the server is asked nothing",
  sights: {
    parameters: /Thông số|Số đo/,
    look: /Gương mặt/,
    "order.review": /Xem lại rồi tạo ảnh/,
  },
  underWay: /Đang tạo ảnh/,
});
