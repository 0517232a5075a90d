import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Account, errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

const studio = new Studio();
let browser: Browser;
let account: Account;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
  account = await studio.account("Lan Anh", { isNew: true });
  context = await openContext(browser, studio, account);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

const card = (name: string) => page.getByRole("dialog", { name });
const boxOf = async (selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page.`);
  return box;
};
/** While it moves the tour takes nothing. */
const rested = () =>
  expect
    .poll(() => page.getByRole("button", { name: "Bỏ qua" }).getAttribute("aria-disabled"))
    .toBeNull();
const isSeen = async () => {
  const { tutorials_seen } = await studio.get<{ tutorials_seen: string[] }>(
    "/api/preferences",
    account.token,
  );
  return tutorials_seen;
};

describe("the tour of Virtual Try-On", () => {
  test("comes by itself once, stands beside what it shows, and says the usual time", async () => {
    const errors = errorsOf(page);
    await page.goto("/virtual-tryon");
    await card("Ba bước, một tấm ảnh").getByText("1 trên 7").waitFor();
    await expect.poll(isSeen).toEqual(["try-on"]);

    await page.keyboard.press("ArrowRight");
    await card("Chọn người mẫu").waitFor();
    const [own, target] = [await boxOf("[role=dialog]"), await boxOf("[data-tour=inspector]")];
    expect(own.width).toBe(320);
    expect(Math.round(target.x - 8 - (own.x + own.width))).toBe(16);

    // What the tour points at can be used meanwhile; the rest of the page cannot.
    await page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").first().click();
    await page.getByText("Đã có người mẫu.").waitFor();
    await card("Chọn người mẫu").waitFor();

    for (const name of ["Dùng ảnh của bạn", "Xem trước khi tạo", "Chọn trang phục"]) {
      await page.getByRole("button", { name: "Tiếp", exact: true }).click();
      await card(name).waitFor();
    }
    await page.getByRole("button", { name: "Trước" }).click();
    await card("Xem trước khi tạo").waitFor();
    for (const name of ["Chọn trang phục", "Biết giá trước khi bấm", "Tạo ảnh"]) {
      await page.getByRole("button", { name: "Tiếp", exact: true }).click();
      await card(name).waitFor();
    }
    await card("Tạo ảnh").getByText("thường 30–45 giây, có khi 2–3 phút").waitFor();
    await page.getByRole("button", { name: "Xong" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test("does not come again by itself, but from its button; Esc leaves it", async () => {
    await Promise.all([page.waitForResponse("**/api/preferences"), page.reload()]);
    await page.getByText("Đã có người mẫu.").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    const button = page.getByRole("button", { name: "Hướng dẫn" });
    await button.click();
    await card("Ba bước, một tấm ảnh").waitFor();
    await rested();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);
  });

  test("a target that is not on the page leaves the card in the middle", async () => {
    await page.getByRole("button", { name: "Tiếp tục" }).click();
    await page.getByRole("group", { name: "Đồ có sẵn" }).waitFor();
    await page.evaluate(() => document.querySelector("[data-tour=upload]")?.remove());
    await page.getByRole("button", { name: "Hướng dẫn" }).click();
    for (const name of ["Ba bước, một tấm ảnh", "Chọn người mẫu", "Dùng ảnh của bạn"]) {
      await card(name).waitFor();
      if (name === "Dùng ảnh của bạn") break;
      await page.getByRole("button", { name: "Tiếp", exact: true }).click();
    }
    const { x, width } = await boxOf("[role=dialog]");
    expect(x + width / 2).toBeCloseTo(640, 0);
    await page.getByRole("button", { name: "Bỏ qua" }).click();
  });
});

test("Image Editing has its own tour, in English words too", async () => {
  await page.goto("/image-editing");
  await card("Bốn bước sửa một tấm ảnh").waitFor();
  await rested();
  await page.keyboard.press("Escape");
  await expect.poll(isSeen).toEqual(["try-on", "image-editing"]);
  await page.getByRole("link", { name: /^VI/ }).click();
  await page.getByRole("button", { name: "Tutorial" }).click();
  await card("Four steps to an edited picture").getByText("1 of 6").waitFor();
  await page.getByRole("button", { name: "Skip" }).click();
  await context.close();
});

test("Help, in the sidebar, shows a tour again and which photos work", async () => {
  const other = await openContext(browser, studio, account);
  page = await other.newPage();
  const errors = errorsOf(page);
  await page.goto("/history");
  await page.getByRole("link", { name: "Trợ giúp" }).click();
  const help = page.getByRole("region", { name: "Trợ giúp" });
  await help.getByText("Toàn thân, nhìn thẳng, tay buông").waitFor();
  await expect
    .poll(() => help.evaluate((own) => own.getBoundingClientRect().top))
    .toBeLessThan(400);
  await help.getByText("Ảnh hỏng có mất credit không?").click();
  await help.getByText("Lượt hỏng được hoàn credit ngay", { exact: false }).waitFor();
  await help.getByRole("link", { name: "Xem hướng dẫn Thử đồ" }).click();
  await card("Ba bước, một tấm ảnh").waitFor();
  expect(new URL(page.url()).pathname).toBe("/virtual-tryon");
  await page.getByRole("button", { name: "Bỏ qua" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(errors).toEqual([]);
  await other.close();
});
