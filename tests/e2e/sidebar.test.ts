import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const fold = (page: Page) => page.getByRole("button", { name: "Thu gọn thanh bên" });
const unfold = (page: Page) => page.getByRole("button", { name: "Mở rộng thanh bên" });
const widthOf = async (page: Page) =>
  (await page.getByRole("navigation", { name: "Studio" }).boundingBox())?.width ?? 0;

test("folded, the sidebar stays so after a reload and on another device; its links keep their names", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Số dư: 5 credit" }).waitFor();
  expect(await widthOf(page)).toBeGreaterThan(200);
  await fold(page).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(70);
  await page.getByRole("link", { name: "Thử đồ" }).first().waitFor();
  const kept = async () =>
    (await studio.get<{ sidebar: string }>("/api/preferences", account.token)).sidebar;
  await expect.poll(kept).toBe("closed");
  // Not even before the account's word is here does it flash open.
  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(window, { widths });
    const look = () => {
      const nav = document.querySelector("nav[aria-label=Studio]");
      if (nav) widths.push(nav.getBoundingClientRect().width);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.route("**/api/preferences", async (route) => {
    await new Promise((late) => setTimeout(late, 500));
    await route.continue();
  });
  await page.reload();
  await unfold(page).waitFor();
  await page.waitForResponse("**/api/preferences");
  const widths = await page.evaluate(() => (window as unknown as { widths: number[] }).widths);
  expect(Math.max(...widths)).toBeLessThan(70);
  await page.unroute("**/api/preferences");

  const other = await openContext(browser, studio, account);
  const second = await other.newPage();
  await second.goto("/history");
  await unfold(second).click();
  await expect.poll(() => widthOf(second)).toBeGreaterThan(200);
  await expect.poll(kept).toBe("open");
  await second.getByRole("link", { name: "Số dư: 5 credit" }).click();
  await second.waitForURL("**/credits");
  expect(errors).toEqual([]);
  await other.close();
  await context.close();
});

test("in a narrow window there is nothing to fold, and a guest has no balance", async () => {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  await page.goto("/dashboard");
  await fold(page).waitFor();
  expect(await page.getByRole("link", { name: /^Số dư/ }).count()).toBe(0);
  await fold(page).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(70);
  await page.setViewportSize({ width: 900, height: 900 });
  await unfold(page).waitFor({ state: "hidden" });
  await context.close();
});

test.each([
  { press: "Enter", lands: "Cài đặt tài khoản" },
  { press: "ArrowUp", lands: "Đăng xuất" },
  { press: "click", lands: null },
])(
  "the account's menu asked for by $press before its code has come opens as it always does",
  async ({ press, lands }) => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    const errors = errorsOf(page);
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/assets/openable-menu-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/dashboard");
    const button = page.locator("button[aria-haspopup=menu]").last();
    await button.focus();
    if (press === "click") await button.click();
    else await page.keyboard.press(press);
    expect(await page.getByRole("menu").count()).toBe(0);
    come();
    await page.getByRole("menu").waitFor();
    const highlighted = page.locator("[role=menuitem][data-highlighted]");
    if (lands === null) expect(await highlighted.count()).toBe(0);
    else await expect.poll(() => highlighted.textContent()).toBe(lands);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-haspopup")))
      .toBe("menu");
    // From now on it's the menu's own doing.
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => highlighted.textContent()).toBe("Cài đặt tài khoản");
    expect(errors).toEqual([]);
  },
);
