import type { Page } from "playwright";
import { walks } from "../../paths/walks.ts";
import type { Walk } from "../../support/model.ts";
import type { Gestures } from "./generated.ts";
import { tryOn } from "./walk.ts";

/** A wizard as a person walks it in a browser. */
export interface Wizard {
  walk: Walk;
  gestures: Gestures;
  /** Without these the server would refuse: the chart takes the run's report as it comes. */
  through: readonly string[];
  /** What a person sees in each state, and what the address bar says. */
  sights: Readonly<Record<string, [RegExp, RegExp] | null>>;
}
const next = (page: Page) => page.getByRole("button", { name: "Tiếp tục" }).click();
const sample = (page: Page, index = 0) =>
  page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").nth(index).click();
const create = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).click();
const finished = (page: Page) => page.getByText(/^Xong trong/).waitFor({ timeout: 240_000 });
/** The server says it by itself. */
const soon = () => Promise.resolve();
const done: [RegExp, RegExp] = [/Xong trong/, /generation=gen_/];
const underWay: [RegExp, RegExp] = [/Đang tráng ảnh|Đang dựng video/, /generation=gen_/];

/** The same events as in the pure walk, as gestures of a person before the real server. */
export const WIZARDS: Readonly<Record<string, Wizard>> = {
  "try-on": {
    walk: walks["try-on"],
    through: ["model.choose", "garment.choose"],
    gestures: {
      "xstate.init": (page) => page.goto("/virtual-tryon"),
      "model.choose": (page) => tryOn.chooseModel(page),
      "garment.choose": (page) => tryOn.chooseGarment(page),
      "step.next": next,
      "order.sending": create("Tạo ảnh"),
      "job.accepted": soon,
      "job.succeeded": finished,
    },
    sights: {
      model: [/Chọn người mẫu/, /step=model/],
      outfit: [/Chọn trang phục/, /step=outfit/],
      "order.review": [/Xem lại rồi tạo ảnh/, /step=review/],
      "order.generating": underWay,
      "order.sending": null,
      "order.result": done,
    },
  },
  "body-generator": {
    walk: walks["body-generator"],
    through: ["parameter.change"],
    gestures: {
      "xstate.init": (page) => page.goto("/body-generator"),
      "parameter.change": async (page) => {
        await page.getByText("Nữ", { exact: true }).click();
        await page.getByLabel("Chiều cao, cm").fill("163");
        await page.getByLabel("Cân nặng, kg").fill("54,5");
        await page.getByTitle("Sáng").click();
        await create("Vừa người")(page);
      },
      "step.next": next,
      "order.sending": create("Tạo ảnh"),
      "job.accepted": soon,
      "job.succeeded": finished,
    },
    sights: {
      parameters: [/Thông số|Số đo/, /step=parameters/],
      look: [/Gương mặt/, /step=look/],
      "order.review": [/Xem lại rồi tạo ảnh/, /step=review/],
      "order.generating": underWay,
      "order.sending": null,
      "order.result": done,
    },
  },
  hairstyle: {
    walk: walks.hairstyle,
    through: ["photo.choose", "style.choose"],
    gestures: {
      "xstate.init": (page) => page.goto("/hairstyle-changer"),
      "photo.choose": (page) => sample(page, 5),
      "style.choose": (page) => page.getByRole("button", { name: /^Bob hiện đại/ }).click(),
      "step.next": next,
      "order.sending": create("Tạo ảnh"),
      "job.accepted": soon,
      "job.succeeded": finished,
    },
    sights: {
      photo: [/Chọn ảnh/, /step=photo/],
      style: [/Bob hiện đại/, /step=style/],
      "order.customise": [/Màu tóc/, /step=customise/],
      "order.generating": underWay,
      "order.sending": null,
      "order.result": done,
    },
  },
  "image-to-video": {
    walk: walks["image-to-video"],
    through: ["image.choose"],
    gestures: {
      "xstate.init": (page) => page.goto("/image-to-video"),
      "image.choose": (page) => sample(page),
      "step.next": next,
      "order.sending": create("Tạo video"),
      "job.accepted": soon,
      "job.succeeded": finished,
    },
    sights: {
      image: [/Chọn ảnh/, /step=image/],
      "order.configure": [/Ảnh chuyển động ra sao/, /step=configure/],
      "order.generating": underWay,
      "order.sending": null,
      "order.result": done,
    },
  },
  "image-editing": {
    walk: walks["image-editing"],
    through: ["image.choose", "preset.choose"],
    gestures: {
      "xstate.init": (page) => page.goto("/image-editing"),
      "image.choose": (page) => sample(page),
      "preset.choose": (page) => page.getByRole("button", { name: /^Làm đẹp ảnh/ }).click(),
      "step.next": next,
      "order.sending": create("Sửa ảnh"),
      "job.accepted": soon,
      "job.succeeded": finished,
    },
    sights: {
      image: [/Chọn ảnh cần sửa/, /step=image/],
      "order.describe": [/Bạn muốn sửa gì/, /step=describe/],
      "order.generating": underWay,
      "order.sending": null,
      "order.result": done,
    },
  },
};
