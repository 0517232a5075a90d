import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#wire/values.ts";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

/** The contact form as a guest, on a phone and from the price board; and what an administrator reads. */
const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});
const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n");
const picture = (format: "png" | "webp") =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#c05a30" } })
    .toFormat(format)
    .toBuffer();
const png = async (name: string) => ({ name, mimeType: "image/png", buffer: await picture("png") });
const pdf = { name: "Hoá đơn.pdf", mimeType: "application/pdf", buffer: PDF };

async function openPage(width = 1440, language: Language = "vi"): Promise<Page> {
  const context = await openContext(browser, studio);
  await context.addInitScript((code) => localStorage.setItem("language", code), language);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  return page;
}
const message = (page: Page) => page.getByLabel("Nội dung");
const attach = (page: Page, files: Awaited<ReturnType<typeof png>>[]) =>
  page.locator("input[type=file]").setInputFiles(files);
async function fill(page: Page, email: string) {
  await page.getByLabel("Họ", { exact: true }).fill("Nguyễn");
  await page.getByLabel("Tên", { exact: true }).fill("Lan Anh");
  await page.getByLabel("Email", { exact: true }).fill(email);
}
const send = (page: Page) => page.getByRole("button", { name: "Gửi tin" }).click();

test("a guest writes with a picture and a document; an administrator reads and saves them", async () => {
  const page = await openPage();
  const errors = errorsOf(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Liên hệ" }).click();
  await page.getByRole("heading", { level: 1, name: "Liên hệ" }).waitFor();
  await send(page);
  await page.getByText("Còn 5 mục cần sửa trước khi gửi.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("last_name");
  await fill(page, "lan@mau.test");
  await page.getByLabel("Chủ đề").selectOption("partnership");
  await message(page).fill("Mời tiệm cùng làm bộ ảnh Tết.");
  await page.reload();
  await expect.poll(() => message(page).inputValue()).toBe("Mời tiệm cùng làm bộ ảnh Tết.");
  await attach(page, [await png("Váy đỏ.png"), pdf]);
  await page.getByRole("button", { name: "Bỏ tệp Hoá đơn.pdf" }).waitFor();
  await send(page);
  await page.getByRole("heading", { name: "Tin của bạn đã tới" }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();

  const context = await openContext(browser, studio, await studio.admin());
  await context.addInitScript(() => localStorage.setItem("language", "vi"));
  const office = await context.newPage();
  await office.goto("/admin");
  await office.getByRole("link", { name: "Tin liên hệ", exact: true }).click();
  await office.getByText("Mời tiệm cùng làm bộ ảnh Tết.").waitFor();
  const saved = office.waitForEvent("download");
  await office.getByRole("button", { name: /Hoá đơn\.pdf/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("Hoá đơn.pdf");
  expect((await readFile(await download.path())).equals(PDF)).toBe(true);
  await context.close();
}, 300_000);

test("a custom plan leads to the form with its topic chosen; what doesn't fit is told beside it", async () => {
  const page = await openPage();
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Gặp tư vấn" }).first().click();
  await expect.poll(() => page.getByLabel("Chủ đề").inputValue()).toBe("billing");
  await fill(page, "gói@mau.test");
  await message(page).fill("x".repeat(9));
  await send(page);
  await page.getByText("Nội dung cần ít nhất 10 ký tự").waitFor();
  await message(page).fill("x".repeat(5001));
  await send(page);
  await page.getByText("Nội dung dài nhất 5.000 ký tự").waitFor();
  await attach(page, [{ name: "a.png", mimeType: "image/png", buffer: await picture("webp") }]);
  await page
    .getByText("a.png: Loại tệp này không dùng được. Chỉ nhận tệp PNG, JPG, PDF.")
    .waitFor();
  await attach(page, await Promise.all(["1", "2", "3", "4", "5"].map((n) => png(`${n}.png`))));
  await page.getByText("Gửi kèm được nhiều nhất 4 tệp.").waitFor();
  expect(await page.getByRole("button", { name: /^Bỏ tệp/ }).count()).toBe(4);
  await page.context().close();
}, 300_000);

test("on a phone nothing is wider than the screen, and the message is sent", async () => {
  const page = await openPage(390);
  await page.goto("/contact?topic=general");
  await fill(page, "phone@mau.test");
  await message(page).fill("Mình hỏi cách chụp ảnh món đồ.");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await send(page);
  await page.getByRole("heading", { name: "Tin của bạn đã tới" }).waitFor();
  await page.context().close();
}, 300_000);

test.each([
  ["vi", ["last_name", "first_name"]],
  ["en", ["first_name", "last_name"]],
] as const)("names are asked for in the order of %s", async (language, order) => {
  const page = await openPage(820, language);
  await page.goto("/contact");
  const names = page.locator("input[name$=_name]");
  // The page comes in the server's language; its code draws it in the one chosen on this device.
  await expect
    .poll(() => names.evaluateAll((all) => all.map((one) => one.getAttribute("name"))))
    .toEqual(order);
  await page.context().close();
});
