import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_PAGES } from "#wire/pages.ts";
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "#wire/values.ts";
import { drawn } from "./support/drawn.ts";
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

const inLanguage = (path: string, language: Language) =>
  language === "vi" ? path : `${path}?lang=${language}`;
const places = PUBLIC_PAGES.flatMap((path) => LANGUAGES.map((language) => ({ path, language })));
const read = async (path: string) => {
  const answer = await fetch(studio.address + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const contents = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => found);

describe("a public page is whole before any script runs", () => {
  test.each(places)("$path in $language", async ({ path, language }) => {
    const { status, headers, text } = await read(inLanguage(path, language));
    expect(status).toBe(200);
    expect(headers.get("content-language")).toBe(language);
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(text).toContain(`<html lang="${language}">`);
    expect(contents(text, /<h1[^>]*>(.+?)<\/h1>/g)).toHaveLength(1);
    const own = studio.address + inLanguage(path, language);
    expect(contents(text, /<link rel="canonical" href="([^"]+)"/g)).toEqual([own]);
    expect(contents(text, /hreflang="([^"]+)" href/g)).toEqual([...LANGUAGES, "x-default"]);
    const [described = ""] = contents(text, /<meta name="description" content="([^"]+)"/g);
    expect(described.length).toBeGreaterThan(60);
    const [picture = ""] = contents(text, /property="og:image" content="([^"]+)"/g);
    const shown = await fetch(picture);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    // Scripts stand in files; what stands in the page is data. No style is written into it.
    expect(contents(text, /<script(?![^>]*src=)[^>]*type="([^"]+)"/g).sort()).toEqual(
      expect.arrayContaining(["application/json", "application/ld+json"]),
    );
    expect(text).not.toMatch(/<script(?![^>]*(?:src=|type="application\/))|<style| style="/);
    for (const data of contents(text, /<script type="application\/[^>]*>(.*?)<\/script>/g)) {
      expect(() => JSON.parse(data)).not.toThrow();
    }
  });
  test("titles and descriptions are each page's own", async () => {
    for (const language of LANGUAGES) {
      const heads = await Promise.all(
        PUBLIC_PAGES.map(async (path) => {
          const { text } = await read(inLanguage(path, language));
          return contents(text, /<title>([^<]+)|<meta name="description" content="([^"]+)"/g)[0];
        }),
      );
      expect(new Set(heads).size).toBe(PUBLIC_PAGES.length);
    }
  });
  test("prices stand in the page, not the shape of what is to come", async () => {
    const { text } = await read("/pricing");
    const board = text.slice(0, text.indexOf('<script type="application/json"'));
    expect(contents(board, /(\d{2,3}\.000)\u00a0₫/g).length).toBeGreaterThan(4);
    expect(board).not.toContain("Đang tải…");
  });
  test("an address that is no page is told whole, with its status", async () => {
    const { status, text } = await read("/nope");
    expect(status).toBe(404);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).toMatch(/<h1[^>]*>Không có trang này/);
  });
  test("a page's address of another form leads to it and keeps the language", async () => {
    const answer = await fetch(`${studio.address}/pricing/?lang=en`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/pricing?lang=en"]);
  });
});

describe("taken over by the browser", () => {
  test.each(places)("$path in $language, as it was sent", async ({ path, language }) => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const errors = errorsOf(page);
    const { text } = await read(inLanguage(path, language));
    const [sent = ""] = contents(text, /<h1[^>]*>(.+?)<\/h1>/g);
    await page.goto(inLanguage(path, language));
    // Only the app has a place for toasts.
    await page.locator("section[data-live-announcer]").waitFor({ state: "attached" });
    expect(await page.locator("h1").innerHTML()).toBe(sent);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    // The language is remembered; the address no longer has to say it.
    expect(new URL(page.url()).search).toBe("");
    await page.reload();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(errors).toEqual([]);
    await context.close();
  });
  test("whoever is signed in finds the account's menu where a guest's way in was sent", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto("/pricing");
    await page.getByRole("banner").getByRole("button", { name: "Hạnh Nguyễn" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

test("after logging out, what everybody is told alike is not asked again", async () => {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /Hạnh Nguyễn/ }).click();
  await page.getByRole("menuitem", { name: "Đăng xuất" }).waitFor();
  expect(asked).toContain("/api/config");
  asked.length = 0;
  await page.getByRole("menuitem", { name: "Đăng xuất" }).click();
  await page.waitForURL(`${studio.address}/`);
  await page.getByRole("heading", { level: 1, name: /Một tấm ảnh/ }).waitFor();
  await page.getByText("Đã đăng xuất").first().waitFor();
  expect(asked.filter((path) => path === "/api/config")).toEqual([]);
  await context.close();
});

describe("pressed before its code has come", () => {
  /** A page whose code is on its way until it is let through. */
  async function early(path: string) {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const errors = errorsOf(page);
    let letThrough = () => {};
    const through = new Promise<void>((done) => {
      letThrough = done;
    });
    const keeper = page.waitForResponse(/\/assets\/early-.*\.js/);
    await page.route(/\/assets\/(?!early-).*\.js/, async (route) => {
      await through;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await (await keeper).finished();
    return { context, page, errors, letThrough };
  }
  test("a button answers once it can", async () => {
    const { context, page, errors, letThrough } = await early("/");
    const free = page.getByRole("button", { name: /^Thử miễn phí/ });
    await free.click();
    await free.click();
    letThrough();
    await page.getByRole("dialog", { name: "Tạo tài khoản" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
  test("the menu of a phone opens once, on a page that is missing too", async () => {
    for (const path of ["/terms", "/nope"]) {
      const { context, page, letThrough } = await early(path);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Mở danh mục" }).click();
      letThrough();
      await page.getByRole("button", { name: "Đóng danh mục" }).waitFor();
      await context.close();
    }
  });
  test("a choice is made, and the switch of languages does not wait", async () => {
    const { context, page, errors, letThrough } = await early("/pricing");
    await page.getByText("Theo năm").first().click();
    letThrough();
    await page
      .getByRole("radio", { name: /Theo năm/, checked: true })
      .waitFor({ state: "attached" });
    expect(errors).toEqual([]);
    await context.close();
    const slow = await early("/pricing");
    await slow.page.getByRole("link", { name: /^VI/ }).click({ noWaitAfter: true });
    await slow.page.waitForURL(/lang=en/, { waitUntil: "commit" });
    await slow.page.getByRole("heading", { level: 1, name: "Pricing" }).waitFor();
    slow.letThrough();
    await slow.context.close();
  });
  test("whoever reads on stays there when it comes, and comes back there", async () => {
    for (const path of ["/pricing", "/terms"]) {
      const { context, page, errors, letThrough } = await early(path);
      await page.waitForLoadState("load");
      const at = () => page.evaluate(() => Math.round(scrollY));
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      await expect.poll(at).toBe(600);
      letThrough();
      await page.locator("html[data-alive]").waitFor({ state: "attached" });
      await drawn(page);
      expect([path, await at()]).toEqual([path, 600]);
      const banner = page.getByRole("banner");
      // A press that does not scroll first.
      await banner.getByRole("link", { name: "Blog" }).dispatchEvent("click");
      await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
      await expect.poll(at).toBe(0);
      await page.goBack();
      await expect.poll(at).toBe(600);
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});

test("on a phone nothing to read or press stands beyond the page's edge", async () => {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [...PUBLIC_PAGES, "/blog?q=zzzz", "/nope"]) {
      await page.goto(path);
      // What is cut off does not widen the document, so each thing is measured; papers cut pictures.
      const beyond = await page.evaluate(() => {
        const scrolls = (of: Element) =>
          ["auto", "scroll"].includes(getComputedStyle(of).overflowX);
        const isRowOfItsOwn = (of: Element): boolean =>
          of.parentElement !== null &&
          (scrolls(of.parentElement) || isRowOfItsOwn(of.parentElement));
        return [...document.querySelectorAll("h1,h2,h3,p,a,button,input,select,textarea")]
          .filter((one) => one.getClientRects().length > 0 && !isRowOfItsOwn(one))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => `${one.tagName} ${one.textContent?.slice(0, 30)}`);
      });
      expect([path, width, beyond]).toEqual([path, width, []]);
    }
  }
  await context.close();
});

describe("what is offered first works on a phone", () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  test.each(["/", "/services", "/about"])("the call of %s registers", async (path) => {
    const context = await browser.newContext({ baseURL: studio.address, ...phone });
    const page = await context.newPage();
    await page.goto(path);
    const calls = page.getByRole("main").getByRole("button", {
      name: /^(Thử miễn phí|Tạo tài khoản)/,
    });
    for (const call of await calls.all()) {
      await call.click();
      await page.getByRole("dialog", { name: "Tạo tài khoản" }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(await calls.count()).toBe(path === "/" ? 2 : 1);
    await context.close();
  });
  test("a studio's door offers an account first", async () => {
    const context = await browser.newContext({ baseURL: studio.address, ...phone });
    const page = await context.newPage();
    await page.goto("/services");
    await page.getByRole("link", { name: "Mở Thử đồ" }).click();
    await page.getByRole("button", { name: "Tạo tài khoản" }).click();
    await page.getByRole("dialog", { name: "Tạo tài khoản" }).waitFor();
    await context.close();
  });
});

test("on the price board of a phone every figure says what it counts", async () => {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  await page.goto("/pricing");
  const seen = (text: string) =>
    page
      .getByRole("main")
      .getByText(text, { exact: true })
      .evaluateAll(
        (units) => units.filter((unit) => unit.getBoundingClientRect().width > 2).length,
      );
  // A wide board has heads; its units are for who hears them.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([await seen("mỗi tháng"), await seen("credit mỗi tháng")]).toEqual([0, 0]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await seen("mỗi tháng"), await seen("credit mỗi tháng")]).toEqual([5, 5]);
  await context.close();
});

test("a message has a letter's room, and grows with what is written", async () => {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  await page.goto("/contact");
  const message = page.getByLabel("Nội dung");
  await expect.poll(() => message.isEnabled()).toBe(true);
  const height = async () => (await message.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThanOrEqual(180);
  const empty = await height();
  await message.fill("Một dòng\n".repeat(30));
  expect(await height()).toBeGreaterThan(empty + 100);
  await context.close();
});

test("without a script, what is read and where it leads on stand there", async () => {
  const context = await browser.newContext({ baseURL: studio.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/?lang=en");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.waitForURL(/\/terms/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The other language too.
  await page.getByRole("link", { name: /^EN/ }).click();
  await page.getByRole("heading", { level: 1, name: "Điều khoản" }).waitFor();
  await context.close();
});

test("who comes to an English address without a cookie, as a robot does, stays in English", async () => {
  const { text } = await read("/blog?lang=en");
  const links = contents(text, /<a [^>]*?href="(\/[^"]*)"/g);
  expect(links.length).toBeGreaterThan(10);
  // But for the switch, which leads back.
  expect(links.filter((href) => !href.includes("lang=en"))).toEqual(["/blog?lang=vi"]);
  const [page = ""] = links.filter((href) => href.startsWith("/terms"));
  expect((await read(page)).text).toContain('<html lang="en">');
  // Whoever has chosen needs no address for it.
  const known = await fetch(`${studio.address}/blog?lang=en`, {
    headers: { cookie: `${LANGUAGE_COOKIE}=en` },
  });
  expect(await known.text()).toMatch(/href="\/(terms|blog)[^"?]*"/);
});

describe("for search engines", () => {
  test("robots.txt names the sitemap, which lists every page in every language", async () => {
    const robots = await read("/robots.txt");
    expect(robots.text).toContain(`Sitemap: ${studio.address}/sitemap.xml`);
    const map = await read("/sitemap.xml");
    expect(map.headers.get("content-type")).toContain("application/xml");
    const listed = contents(map.text, /<loc>([^<]+)<\/loc>/g);
    expect(listed).toEqual(
      expect.arrayContaining(
        places.map(({ path, language }) => studio.address + inLanguage(path, language)),
      ),
    );
    expect(listed.some((address) => address.includes("/blog/"))).toBe(true);
    for (const address of listed) expect((await fetch(address)).status).toBe(200);
  });
  test("a post is whole, says what it is, and leads to its other language", async () => {
    const feed = await read("/blog/rss.xml");
    const [, address = ""] = contents(feed.text, /<link>([^<]+)<\/link>/g);
    const post = await read(address.replace(studio.address, ""));
    expect(post.status).toBe(200);
    expect(post.text).toContain('"@type":"BlogPosting"');
    expect(post.text).toContain('<meta property="og:type" content="article" />');
    const [other = ""] = contents(post.text, /hreflang="en" href="([^"]+)"/g);
    const translated = await read(other.replace(studio.address, "").replaceAll("&#38;", "&"));
    expect([translated.status, translated.headers.get("content-language")]).toEqual([200, "en"]);
    expect(translated.text).toContain('<html lang="en">');
  });
});
