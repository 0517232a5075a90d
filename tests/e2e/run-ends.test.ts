import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openContext, Studio } from "./support/studio.ts";
import { tryOn } from "./support/walk.ts";

const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
const tool = (page: Page) => page.getByRole("navigation").getByRole("link", { name: /^Thử đồ/ });
const runOf = (page: Page) => new URL(page.url()).searchParams.get("generation");

test("a run goes on without its page: it is found on another device, announced, and not paid for twice unasked", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  await tryOn.toReview(page);
  await tryOn.create(page);
  await page.waitForURL(/generation=gen_/);
  await page.getByText("Đang tạo ảnh", { exact: false }).first().waitFor();
  await shot(page, "processing");
  const run = runOf(page);
  await page.getByRole("link", { name: "Kho ảnh" }).first().click();
  await page.waitForURL(/assets/);

  const other = await openContext(browser, studio, account);
  const elsewhere = await other.newPage();
  await elsewhere.goto("/virtual-tryon");
  await elsewhere.waitForURL(/generation=gen_/);
  expect(runOf(elsewhere)).toBe(run);
  await elsewhere.close();

  await page.getByText("Ảnh của bạn đã xong").waitFor();
  await shot(page, "toast");
  expect(await page.title()).toMatch(/^\(1\) /);
  expect(await tool(page).textContent()).toContain("1 lượt đã xong, chưa xem");
  await page.getByRole("button", { name: "Xem ảnh" }).click();
  await tryOn.result(page).waitFor();
  expect(runOf(page)).toBe(run);
  await expect.poll(() => page.title()).not.toMatch(/^\(/);

  // The same once more is a wish; the same chosen anew is asked about.
  await page.goto("/virtual-tryon?step=model");
  await tryOn.chooseModel(page);
  await tryOn.next(page);
  await tryOn.chooseGarment(page);
  await tryOn.next(page);
  await tryOn.create(page);
  await page.getByRole("alertdialog", { name: "Bạn vừa tạo đúng ảnh này" }).waitFor();
  await shot(page, "repeat");
  await page.getByRole("link", { name: "Xem ảnh đó" }).click();
  await tryOn.result(page).waitFor();
  expect(runOf(page)).toBe(run);
  await page.getByRole("button", { name: /^Tạo lại/ }).click();
  await tryOn.create(page);
  await expect.poll(() => runOf(page)).not.toBe(null);
  expect(runOf(page)).not.toBe(run);

  // Left for good: whoever opens the tool again finds it, not an order to pay for.
  const ordered = runOf(page);
  await page.getByRole("link", { name: "Lịch sử" }).first().click();
  await page.getByText("Ảnh của bạn đã xong").waitFor();
  await tool(page).click();
  await tryOn.result(page).waitFor();
  expect(runOf(page)).toBe(ordered);
  await Promise.all([context.close(), other.close()]);
});
