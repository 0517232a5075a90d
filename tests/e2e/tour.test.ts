import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGES, type Language } from "#wire/values.ts";
import { drawn } from "./support/drawn.ts";
import { type Account, errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

/**
 * Every page as a guest and as someone signed in, in both languages and at four widths: no script
 * or console error, nothing wider than its window, nothing left in the other language, axe clean.
 */
const studio = new Studio();
let browser: Browser;
/** Samples keep their Vietnamese names in English. */
let people: string[] = [];
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
  const { items } = await studio.get<{ items: { labels: { en: string } }[] }>("/api/samples");
  people = items.map(({ labels }) => labels.en);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const PUBLIC = [
  "/",
  "/pricing",
  "/services",
  "/contact?topic=billing",
  "/payment/success",
  "/payment/cancel",
  "/payment/cancelled",
  "/payment/error",
  "/reset-password",
  "/s/shr_nothing",
  "/no-such-page",
];
const STUDIO = [
  "/dashboard",
  "/virtual-tryon",
  "/body-generator",
  "/hairstyle-changer",
  "/image-to-video",
  "/image-editing",
  "/history",
  "/assets",
  "/credits",
  "/credits?tab=payments",
  "/studio-pricing",
  "/studio/pricing",
  "/api-management",
  "/profile",
  "/checkout?plan=pro",
];
const ADMIN = [
  "/admin",
  "/admin/dashboard",
  "/admin/users",
  "/admin/users?name=khong-co-ai",
  "/admin/analytics",
  "/admin/payments",
  "/admin/moderation",
  "/admin/moderation?tab=reports",
  "/admin/audit",
];
const WIDTHS = [1440, 1024, 768, 390];
/** Letters that English never has; names of people and samples are the server's. */
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
/** The same in both: the product's name, each language's own name, people, places, clothes, money. */
const NAMES = /Mẫu Studio|Tiếng Việt|Nguyễn|Hạnh|Huế|Đà Nẵng|Hồ Chí Minh|Hà Nội|áo dài|Tết|₫/gi;

/** A colour is the same in every language, and measuring it is most of what axe does. */
const violations = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(async (isContrast) => {
    const { axe } = globalThis as unknown as {
      axe: { run(where: Document, options: object): Promise<{ violations: { id: string }[] }> };
    };
    const found = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      rules: { "color-contrast": { enabled: isContrast } },
    });
    return found.violations.map((one) => JSON.stringify(one).slice(0, 600));
  }, language === DEFAULT_LANGUAGE);

async function look(page: Page, path: string, language: Language): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  if (language === "en") {
    const [words = ""] = await page.locator("body").allInnerTexts();
    const left = people
      .reduce((rest, name) => rest.replaceAll(name, ""), words)
      .replaceAll(NAMES, "")
      .split("\n")
      .filter((line) => VIETNAMESE.test(line));
    if (left.length > 0) found.push(`${path} en says ${left.slice(0, 3).join(" | ")}`);
  }
  for (const violation of await violations(page, language))
    found.push(`${path} ${language}: ${violation}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 1) found.push(`${path} ${language} at ${width} is ${over} px too wide`);
  }
  return found;
}

describe.each(LANGUAGES)("in %s", (language) => {
  const open = async (account?: Account) => {
    const context = await openContext(browser, studio, account);
    await context.addInitScript((code) => localStorage.setItem("language", code), language);
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: studio.address }]);
    await context.addInitScript({ path: AXE });
    return context;
  };
  test("a guest's tour", async () => {
    const context = await open();
    const page = await context.newPage();
    const errors = errorsOf(page);
    const found: string[] = [];
    for (const path of PUBLIC) found.push(...(await look(page, path, language)));
    expect(found).toEqual([]);
    // A page that isn't there answers 404, and the browser says so.
    expect(errors.filter((line) => !/404/.test(line))).toEqual([]);
    await context.close();
  }, 180_000);

  test("a signed-in person's tour", async () => {
    const context = await open(await studio.account());
    const page = await context.newPage();
    const errors = errorsOf(page);
    const found: string[] = [];
    for (const path of STUDIO) found.push(...(await look(page, path, language)));
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 240_000);

  test("an administrator's tour", async () => {
    const context = await open(await studio.admin());
    const page = await context.newPage();
    const errors = errorsOf(page);
    const found: string[] = [];
    for (const path of ADMIN) found.push(...(await look(page, path, language)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/admin/users");
    await page.getByRole("button", { name: "admin", exact: true }).click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    // Half faded in, no colour is what it will be.
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    for (const violation of await violations(page, language))
      found.push(`an account ${language}: ${violation}`);
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 180_000);
});
