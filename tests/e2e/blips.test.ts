import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn } from "./support/drawn.ts";
import { type Account, openBrowser, openContext, Studio } from "./support/studio.ts";

/**
 * A moment without network, a broken answer or a newer version locks no page: trying again helps,
 * leaving leaves the failure behind.
 */
const studio = new Studio();
let browser: Browser;
let account: Account;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
  account = await studio.account();
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

/** Every room of the studio. */
const ROOMS = [
  "/virtual-tryon",
  "/body-generator",
  "/hairstyle-changer",
  "/image-to-video",
  "/image-editing",
  "/history",
  "/assets",
  "/credits",
  "/api-management",
  "/studio-pricing",
];

async function open(path: string): Promise<Page> {
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return page;
}
const go = (page: Page, path: string) =>
  page.getByRole("navigation").locator(`a[href="${path}"]`).first().click();
const isCode = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);
const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "Có trục trặc rồi" });
const again = (page: Page) => page.getByRole("button", { name: "Thử lại" });
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first();
/** Tries again until the page is there; answers how many failures stand beside it. */
async function shownAtLast(page: Page): Promise<number> {
  const isShown = async () => {
    // A try that is under way, or has just helped, cannot be pressed.
    if ((await failure(page).count()) > 0)
      await again(page)
        .click({ timeout: 500 })
        .catch(() => {});
    return heading(page).isVisible();
  };
  await expect.poll(isShown).toBe(true);
  return failure(page).count();
}

test("rooms whose code does not come say so, open once it comes, and leave nothing behind", async () => {
  const page = await open("/dashboard");
  await page.route(isCode, (route) => route.abort("internetdisconnected"));
  for (const room of ROOMS) {
    await go(page, room);
    await page.waitForURL(`**${room}`);
    await failure(page).getByText("Chưa tải được trang này.").waitFor();
  }
  await again(page).click();
  await failure(page).waitFor();
  await page.unroute(isCode);
  expect(await shownAtLast(page)).toBe(0);
  for (const room of ROOMS) {
    await go(page, room);
    await page.waitForURL(`**${room}`);
    await heading(page).waitFor();
    expect([room, await failure(page).count()]).toEqual([room, 0]);
  }
  await page.context().close();
});

test("a room left while its code does not come is forgotten, and the network's return opens it", async () => {
  const page = await open("/dashboard");
  await page.route(isCode, (route) => route.abort("internetdisconnected"));
  await go(page, "/history");
  await failure(page).waitFor();
  await go(page, "/dashboard");
  await heading(page).waitFor();
  expect(await failure(page).count()).toBe(0);
  await go(page, "/history");
  await failure(page).waitFor();
  await page.unroute(isCode);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Lịch sử" }).waitFor();
  await page.context().close();
});

test("an answer that cannot be shown is asked for anew", async () => {
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  const isAnswer = (url: URL) => url.pathname.startsWith("/api/") && url.pathname !== "/api/events";
  for (const room of ["/dashboard", ...ROOMS]) {
    await page.route(isAnswer, (route) =>
      route.request().method() === "GET" ? route.fulfill({ json: {} }) : route.fallback(),
    );
    await page.goto(room);
    await heading(page).or(failure(page)).waitFor();
    await drawn(page);
    await page.unroute(isAnswer);
    expect(await shownAtLast(page)).toBe(0);
  }
  await context.close();
});

test("a tab that was open across an update loads itself anew, once", async () => {
  const page = await open("/dashboard");
  let loads = 0;
  page.on("framenavigated", () => {
    loads += 1;
  });
  // The parts of the older version are gone; whoever asks for the page gets the newer one.
  await page.route(isCode, (route) => route.fulfill({ status: 404, body: "" }));
  let isNewer = true;
  await page.route("**/history", async (route) => {
    if (route.request().resourceType() === "document") {
      if (isNewer) await page.unroute(isCode);
      await route.fallback();
    } else {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/index-[\w-]+\.js/g, "index-newer.js");
      await route.fulfill({ response, body: html });
    }
  });
  await go(page, "/history");
  await page.getByRole("heading", { level: 1, name: "Lịch sử" }).waitFor();
  const reloads = loads;
  // A version that still lacks a part is not loaded again and again.
  isNewer = false;
  await page.route(isCode, (route) => route.fulfill({ status: 404, body: "" }));
  await go(page, "/image-editing");
  await failure(page).waitFor();
  expect(loads - reloads).toBeLessThanOrEqual(1);
  await page.context().close();
});
