import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";
import { balanceIn, tryOn } from "./support/walk.ts";

const studio = new Studio({ isFirst: true, engine: "real" });
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

describe("from an empty account to a downloaded picture", () => {
  test("register, verify, log in, try on with samples, compare, download, find it in History", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const errors = errorsOf(page);
    const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;

    await page.goto("/");
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent())
      .toMatch(/Một tấm ảnh/);
    await page.goto("/virtual-tryon");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /Tạo tài khoản/ }).click();
    await dialog.getByLabel("Họ và tên").fill("Hạnh Nguyễn");
    await dialog.getByLabel("Email").fill(`  ${email.toUpperCase()} `);
    await dialog.getByLabel("Mật khẩu", { exact: true }).fill("matkhau123");
    await dialog.getByLabel("Nhập lại mật khẩu", { exact: true }).fill("matkhau123");
    await dialog.getByRole("button", { name: "Tạo tài khoản" }).click();
    await page.getByRole("textbox", { name: "Mã xác nhận" }).waitFor();

    const mailbox = await context.newPage();
    await mailbox.goto("/dev-tools");
    const code = await studio.codeFor(email);
    await mailbox.getByText(code).first().waitFor();
    await mailbox.close();

    await page.getByRole("textbox", { name: "Mã xác nhận" }).fill(code);
    await dialog.getByRole("button", { name: "Xác nhận" }).click();
    await dialog.getByLabel("Mật khẩu", { exact: true }).fill("matkhau123");
    expect(await dialog.getByLabel("Email").inputValue()).toBe(email.toUpperCase());
    await dialog.getByRole("button", { name: "Đăng nhập", exact: true }).click();

    // Someone new is shown round; the tour is put away.
    await page.getByRole("dialog", { name: "Ba bước, một tấm ảnh" }).waitFor();
    await page.getByRole("button", { name: "Bỏ qua" }).click();
    await tryOn.chooseModel(page);
    expect(await balanceIn(page)).toBe("5 credit");
    await tryOn.next(page);
    await tryOn.chooseGarment(page);
    await tryOn.next(page);
    await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
    await tryOn.create(page);
    await page.getByRole("progressbar", { name: "Tiến độ" }).waitFor();
    await tryOn.result(page).waitFor({ timeout: 240_000 });
    await expect.poll(() => balanceIn(page)).toBe("4 credit");

    const slider = page.getByRole("slider", { name: "Kéo để so trước và sau" });
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    expect(await slider.inputValue()).toBe("49");

    await page.getByRole("button", { name: "Tải xuống" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("dialog").getByRole("button", { name: "Tải xuống" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^virtual-tryon_\d{8}-\d{4}_\w+\.(png|jpg)$/);
    expect((await stat(await download.path())).size).toBeGreaterThan(10_000);
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "Lịch sử" }).first().click();
    await page.getByRole("list", { name: "Lịch sử" }).getByRole("link").first().waitFor();
    await page.getByRole("link", { name: "Tổng quan" }).first().click();
    await page.getByRole("definition").filter({ hasText: "4 credit" }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("English by toggle, remembered, in the spec's words", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    await page.goto("/virtual-tryon");
    await page.getByRole("heading", { name: "Thử đồ" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("vi");
    await page.getByRole("link", { name: /^VI/ }).click();
    await page.getByRole("heading", { name: "Virtual Try-On" }).waitFor();
    expect(await page.getByRole("tab").allTextContents()).toEqual(["My Gallery", "Sample Models"]);
    await page.reload();
    await page.getByRole("heading", { name: "Virtual Try-On" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await context.close();
  });
});

const photos = resolve(import.meta.dirname, "../../../shared/cases/photos");
test.skipIf(!existsSync(photos))(
  "a photo and a garment of one's own, uploaded, to a picture",
  async () => {
    const context = await openContext(browser, studio, await studio.account());
    const page = await context.newPage();
    await page.goto("/virtual-tryon");
    await page.locator('input[type="file"]').setInputFiles(join(photos, "body_m1.png"));
    await page.getByText("Đã có người mẫu.").waitFor();
    await tryOn.next(page);
    const garment = resolve(import.meta.dirname, "../../samples/garment_tee_brick.webp");
    await page.locator('input[type="file"]').setInputFiles(garment);
    await page.getByText("Đã đủ người mẫu và trang phục.").waitFor();
    await page.getByLabel("Loại đồ", { exact: true }).selectOption({ label: "Áo" });
    await tryOn.next(page);
    await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
    await tryOn.create(page);
    await tryOn.result(page).waitFor({ timeout: 240_000 });
    await context.close();
  },
);

describe("a run survives what happens to the page", () => {
  const studio = new Studio();
  beforeAll(() => studio.start());
  afterAll(() => studio.end());
  test("reloaded in every step and while it runs, closed and opened again", async () => {
    const context = await openContext(browser, studio, await studio.account());
    let page = await context.newPage();
    await page.goto("/virtual-tryon");
    await tryOn.chooseModel(page);
    await page.reload();
    await page.getByText("Đã có người mẫu.").waitFor();
    await tryOn.next(page);
    await tryOn.chooseGarment(page);
    await page.reload();
    await page.getByText("Đã đủ người mẫu và trang phục.").waitFor();
    await tryOn.next(page);
    await page.reload();
    await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
    await tryOn.create(page);
    await page.waitForURL(/generation=gen_/);
    const address = page.url();
    await page.reload();
    await page.close();
    page = await context.newPage();
    await page.goto(address);
    await tryOn.result(page).waitFor({ timeout: 240_000 });
    await page.reload();
    await tryOn.result(page).waitFor();
    expect(await balanceIn(page)).toBe("4 credit");
    await context.close();
  });

  test("the event stream is cut: the status still arrives, by polling", async () => {
    const context = await openContext(browser, studio, await studio.account());
    const page = await context.newPage();
    await page.route("**/api/events", (route) => route.abort());
    await tryOn.toReview(page);
    await tryOn.create(page);
    await tryOn.result(page).waitFor({ timeout: 240_000 });
    await context.close();
  });
});
