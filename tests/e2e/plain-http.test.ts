import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Account, openBrowser, openContext, Studio } from "./support/studio.ts";

/**
 * A shop's other computers reach the server by its name in their network, over plain http. There
 * the browser has no clipboard, no locks and no randomUUID.
 */
const NAME = "may-chu.mau.test";
const studio = new Studio();
let browser: Browser;
let account: Account;
let address: string;
beforeAll(async () => {
  browser = await openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
  await studio.start();
  account = await studio.account();
  address = `http://${NAME}:${new URL(studio.address).port}`;
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

test("every page opens, an order is paid, and a token's value is copied", async () => {
  const context = await openContext(browser, studio, account, address);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/dashboard");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([
    false,
    false,
  ]);
  const pages = [
    "virtual-tryon",
    "body-generator",
    "hairstyle-changer",
    "image-to-video",
    "image-editing",
    "history",
    "assets",
    "credits",
    "api-management",
    "studio-pricing",
    "profile",
    "checkout",
  ];
  for (const name of pages) {
    await page.goto(`/${name}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect([name, await page.getByText("Trang này gặp lỗi khi hiển thị").count()]).toEqual([
      name,
      0,
    ]);
  }
  await page.goto("/checkout?plan=starter");
  await page.getByRole("button", { name: /^Thanh toán [\d.]+/ }).click();
  await page.waitForURL(/\/sandbox\//);
  await page.getByRole("button", { name: "Thanh toán", exact: true }).click();
  await page.waitForURL(/\/payment\/success/);

  await page.goto(`${address}/api-management`);
  await page.getByRole("button", { name: "Tạo khoá API", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Tạo khoá API" });
  await dialog.getByLabel("Tên khoá").fill("Website");
  await dialog.getByLabel("Sửa ảnh").check();
  await dialog.getByRole("button", { name: "Tạo khoá API" }).click();
  const reveal = page.getByRole("alertdialog", { name: "Mã khoá của bạn" });
  const value = await reveal.getByRole("textbox").inputValue();
  await reveal.getByRole("button", { name: "Chép mã" }).click();
  await reveal.getByText("Đã chép").waitFor();
  await reveal.getByRole("button", { name: "Tôi đã lưu khoá" }).click();
  await page.goto(`${address}/assets`);
  const search = page.getByRole("searchbox").first();
  await search.click();
  await page.keyboard.press("Control+V");
  expect(await search.inputValue()).toBe(value);
  expect(errors).toEqual([]);
  await context.close();
});
