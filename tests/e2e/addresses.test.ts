import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

const former = ["virtual-tryon", "body-generator", "hairstyle-changer", "image-to-video"];

describe("addresses of former times", () => {
  test("ask a guest for a login, then lead to the new wizard", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await page.goto("/hairstyle-changer-legacy");
    const dialog = page.getByRole("dialog", { name: "Cần đăng nhập" });
    await dialog.getByLabel("Email").fill(account.email);
    await dialog.getByLabel("Mật khẩu", { exact: true }).fill(account.password);
    // The login comes back to the old address before the wizard's code is there.
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((soon) => setTimeout(soon, 2_000));
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Đăng nhập", exact: true }).click();
    await page.waitForURL(/\/hairstyle-changer\?/);
    await page.unrouteAll({ behavior: "wait" });
    for (const path of former) {
      await page.goto(`/${path}-legacy`);
      await page.waitForURL((url) => url.pathname === `/${path}`);
    }
    await context.close();
  });
});

test("an address that is no page says so, in both languages, with ways on", async () => {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  for (const path of ["/nope", "/studio/nope", "/admin/nope"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "Không có trang này" }).waitFor();
    await page.getByText(path, { exact: true }).waitFor();
  }
  await page.getByRole("link", { name: /^VI/ }).click();
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Virtual Try-On" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
  await page.waitForURL(`${studio.address}/`);
  await context.close();
});

test("a filter nobody knows is no filter", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto("/history?feature=bogus&status=zzz");
  await page.getByText("Lịch sử còn trống").waitFor();
  await page.goto("/credits?tab=payments&status=zzz&from=hom-qua");
  await page.getByRole("tab", { name: "Thanh toán", selected: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
test("the services stand open to everyone and lead into each tool", async () => {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto("/services");
  await page.getByRole("heading", { level: 1, name: "Năm công cụ" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  const links = page.getByRole("main").getByRole("link", { name: /^Mở / });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/virtual-tryon",
    "/body-generator",
    "/hairstyle-changer",
    "/image-to-video",
    "/image-editing",
  ]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  expect(errors).toEqual([]);
  await context.close();
});
