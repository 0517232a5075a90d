import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walks } from "../paths/walks.ts";
import type { Walk } from "../support/model.ts";
import { type Gestures, leafName, shortestToResult } from "./support/generated.ts";
import { openBrowser, openContext, Studio } from "./support/studio.ts";
import { balanceIn, tryOn } from "./support/walk.ts";

const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

interface Tool {
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
const TOOLS: Readonly<Record<string, Tool>> = {
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

test.each(Object.entries(TOOLS))(
  "a generated path of the %s machine to a finished result",
  async (_, { walk, gestures, through, sights }) => {
    const path = shortestToResult(walk, gestures, through);
    expect(path.steps.length).toBeGreaterThanOrEqual(5);
    const context = await openContext(browser, studio, await studio.account());
    const page = await context.newPage();
    for (const { event, state } of path.steps) {
      await gestures[event.type]?.(page);
      const leaf = leafName(state.value);
      const sight = sights[leaf];
      // Gone again before one could look.
      if (sight === null) continue;
      if (!sight) throw new Error(`Nothing is said of what ${leaf} looks like.`);
      await page.getByText(sight[0]).first().waitFor();
      await expect.poll(() => page.url()).toMatch(sight[1]);
    }
    await context.close();
  },
);

test("pinned: forward and back keeps the choice; the browser's back button is a step back", async () => {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  await tryOn.toReview(page);
  await page.getByText("Đã đủ người mẫu và trang phục.").waitFor();
  await page.goBack();
  await page
    .getByText(/Chọn trang phục/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Quay lại" }).click();
  await page.getByText("Đã có người mẫu.").waitFor();
  await tryOn.next(page);
  await tryOn.next(page);
  await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
  await context.close();
});

test("pinned: failed → another photo; credits returned by the ledger's numbers", async () => {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  await page.goto("/virtual-tryon");
  const blank = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 800);
    const pen = canvas.getContext("2d");
    if (pen) {
      pen.fillStyle = "#c9d4cf";
      pen.fillRect(0, 0, 640, 800);
    }
    return [
      ...new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer()),
    ];
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "tuong-trong.png", mimeType: "image/png", buffer: Buffer.from(blank) });
  await page.getByText("Đã có người mẫu.").waitFor();
  await tryOn.next(page);
  await tryOn.chooseGarment(page);
  await tryOn.next(page);
  await tryOn.create(page);
  await page.getByText("Không thấy người trong ảnh").waitFor({ timeout: 240_000 });
  await page.getByText("Đã hoàn 1 credit, số dư 5.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Chọn ảnh khác" }).click();
  // The photo was one's own, so one's own pictures stand in front.
  await page.getByRole("tab", { name: "Người mẫu có sẵn" }).click();
  await tryOn.chooseModel(page);
  await tryOn.next(page);
  await tryOn.next(page);
  await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
  await context.close();
});

test("pinned: cancelled while it runs, all credits back, created again", async () => {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  await tryOn.toReview(page);
  await tryOn.create(page);
  await page.getByRole("button", { name: "Huỷ lượt này" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("1 credit sẽ về lại số dư.").waitFor();
  await dialog.getByRole("button", { name: "Huỷ lượt này" }).click();
  await page.getByText("Đã hoàn 1 credit, số dư 5.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Tạo lại" }).click();
  await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
  await context.close();
});

test("pinned: back from a run and forward again leads to it, running and ended, without a second run", async () => {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  const review = page.getByText("Đã đủ người mẫu và trang phục.");
  await tryOn.toReview(page);
  await review.waitFor();
  await tryOn.create(page);
  await page.waitForURL(/generation=gen_/);
  await page.goBack();
  await review.waitFor();
  await page.goForward();
  await tryOn.result(page).waitFor({ timeout: 240_000 });
  const address = page.url();
  await page.goBack();
  await review.waitFor();
  await page.goForward();
  await tryOn.result(page).waitFor();
  expect(page.url()).toBe(address);
  await expect.poll(() => balanceIn(page)).toMatch(/^4 /);
  await context.close();
});
