import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
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
