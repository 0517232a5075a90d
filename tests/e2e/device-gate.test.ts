import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";
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

const phone = { width: 390, height: 844 };

describe("a window that grows narrow over a wizard", () => {
  test("is told why, and finds everything as it was when it is wide again", async () => {
    const context = await openContext(browser, studio, await studio.account());
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto("/virtual-tryon");
    await tryOn.chooseModel(page);
    await tryOn.next(page);
    const search = page.getByRole("searchbox").or(page.getByLabel("Tìm")).first();
    await search.fill("áo dài");

    await page.setViewportSize({ width: 500, height: 800 });
    const head = page.getByRole("heading", {
      level: 1,
      name: "Trang Thử đồ cần màn hình rộng hơn",
    });
    await head.waitFor();
    await page.getByText("500 × 800 px").waitFor();
    await page.getByText("Việc đang làm vẫn còn nguyên.").waitFor();
    expect(await search.isVisible()).toBe(false);
    // Nothing behind it can be reached.
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest("[inert]") !== null,
      );
      expect(isBehind).toBe(false);
    }

    await page.setViewportSize({ width: 820, height: 1180 });
    await head.waitFor({ state: "detached" });
    expect(await search.inputValue()).toBe("áo dài");
    await page.getByRole("button", { name: "Đổi người mẫu" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe("a phone", () => {
  test("finds the restriction on every studio page, not a login; settings open", async () => {
    const context = await browser.newContext({
      baseURL: studio.address,
      viewport: phone,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const titles = new Set<string>();
    const paths = ["/virtual-tryon", "/body-generator", "/hairstyle-changer", "/image-to-video"];
    for (const path of [...paths, "/image-editing", "/history", "/dashboard"]) {
      await page.goto(path);
      const title = page.getByRole("heading", { level: 1 });
      titles.add((await title.textContent()) ?? "");
      await page.getByText("390 × 844 px").waitFor();
      await page.getByText("Điện thoại", { exact: true }).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
    }
    expect(titles.size).toBe(7);
    await page.getByRole("link", { name: /^VI/ }).click();
    await page.getByText("Desktop (≥1024px) or Tablet (≥768px)").waitFor();
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: "Refresh the page" }).click(),
    ]);
    await page
      .getByRole("link", { name: "Home", exact: true })
      .or(page.getByRole("main").getByRole("link"))
      .first()
      .click();
    await page.waitForURL(`${studio.address}/`);
    await context.close();
  });

  test("leads on to a computer: the address copied, shared, and mailed to oneself", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value: async (what: unknown) => void shared.push(what),
      });
    });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.setViewportSize(phone);
    await page.goto("/virtual-tryon");
    const address = `${studio.address}/virtual-tryon`;
    await page.getByRole("button", { name: "Chép đường dẫn" }).click();
    await page.getByText("Đã chép", { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole("button", { name: "Gửi đường dẫn" }).click();
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
      { title: "Mẫu Studio", url: address },
    ]);
    await page.getByRole("button", { name: "Gửi vào email của bạn" }).click();
    await page.getByText(`Mở thư ở ${account.email} trên máy tính.`).waitFor();
    expect(await studio.linkFor(account.email, "/virtual-tryon")).toBe(address);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("on its side is still a phone; an iPad that says Macintosh is a tablet and enters", async () => {
    const finger = { baseURL: studio.address, isMobile: true, hasTouch: true };
    const lying = await browser.newContext({ ...finger, viewport: { width: 932, height: 430 } });
    const page = await lying.newPage();
    await page.goto("/dashboard");
    await page.getByText("932 × 430 px").waitFor();
    await lying.close();

    const ipad = await browser.newContext({
      ...finger,
      viewport: { width: 1366, height: 1024 },
      userAgent:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    });
    const tablet = await ipad.newPage();
    await tablet.goto("/dashboard");
    await tablet.getByRole("navigation", { name: "Studio" }).waitFor();
    await ipad.close();
  });
});

test("settings open on a phone", async () => {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await page.goto("/profile");
  await page.getByRole("heading", { level: 1, name: "Cài đặt tài khoản" }).waitFor();
  await page.getByText("Toàn thân, nhìn thẳng, tay buông").waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await context.close();
});
