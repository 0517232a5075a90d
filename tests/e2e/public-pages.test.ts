import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_PAGES } from "#wire/pages.ts";
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "#wire/values.ts";
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

test("without a script, what is read and where it leads on stand there", async () => {
  const context = await browser.newContext({ baseURL: studio.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/?lang=en");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.waitForURL(/\/terms/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await context.close();
});

test("who comes to an English address without a cookie, as a robot does, stays in English", async () => {
  const { text } = await read("/blog?lang=en");
  const links = contents(text, /<a [^>]*?href="(\/[^"]*)"/g);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.includes("lang=en"))).toEqual([]);
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
