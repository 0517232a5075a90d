import { beforeAll, describe, expect, test } from "vitest";
import { oneLine } from "#server/texts/one-line.ts";
import { DAY, LIMITS } from "#wire/limits.ts";
import { PAYLOADS } from "../support/payloads.ts";
import { type Basics, blogBasics, written } from "./support/blog.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";

let server: TestServer;
let admin: Person;
let basics: Basics;
let other: Basics;
/** Written a day after each other, the first the oldest. */
const TITLES = [
  "Đèn và bóng",
  "Chọn phông cho áo dài",
  "Áo dài đỏ đi Tết",
  "Bàn chải và máy sấy",
  "Chụp giày",
];
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator(server);
  basics = await blogBasics(server, admin);
  other = await blogBasics(server, admin);
  const first = server.deps.now().getTime() - 100 * DAY;
  for (const [n, title] of TITLES.entries()) {
    await written(server, admin, n === 3 ? other : basics, {
      title,
      body_markdown: n === 4 ? "Cũng hợp với **áo dài**." : "x",
      published_at: new Date(first + n * DAY).toISOString(),
    });
  }
});

const get = (at: string, language: "vi" | "en" = "vi") =>
  server.call("GET", `/api/blog/${at}`, undefined, { language });
const titles = async (query: string) =>
  (await get(`posts?language=vi${query}`)).body.items.map(({ title }: { title: string }) => title);
const byName = (names: readonly number[]) => names.map((n) => TITLES[n]);

describe("the list", () => {
  test("shows published posts of a language, newest first, with all that cards say", async () => {
    expect(await titles("")).toEqual(byName([4, 3, 2, 1, 0]));
    const { body } = await get("posts");
    expect([body.page, body.pages, body.total]).toEqual([1, 1, TITLES.length]);
    expect(body.items[0]).toEqual({
      id: expect.stringMatching(/^pst_/),
      slug: "chup-giay",
      title: "Chụp giày",
      excerpt: "Ánh sáng và phông nền",
      category: basics.category,
      tags: [basics.tag],
      author: basics.author,
      cover_url: null,
      published_at: expect.any(String),
      read_minutes: 1,
      language: "vi",
    });
    expect((await get("posts", "en")).body).toMatchObject({ items: [], total: 0, pages: 1 });
  });
  test("is ordered and narrowed as asked", async () => {
    expect(await titles("&sort=oldest")).toEqual(byName([0, 1, 2, 3, 4]));
    expect(await titles("&sort=title")).toEqual(byName([2, 3, 1, 4, 0]));
    expect(await titles(`&category=${other.category.slug}`)).toEqual(byName([3]));
    expect(await titles(`&tag=${other.tag.slug}`)).toEqual(byName([3]));
    expect(await titles(`&author=${other.author.id}`)).toEqual(byName([3]));
    expect(await titles(`&author=${other.author.id}&tag=${basics.tag.slug}`)).toEqual([]);
    expect(await titles("&author=aut_nobody")).toEqual([]);
    for (const [query, sentence] of [
      ["category=khong-co", "Không có chuyên mục này."],
      ["tag=khong-co", "Không có nhãn này."],
    ]) {
      const { status, body } = await get(`posts?${query}`);
      expect([status, body.code, body.message]).toEqual([404, "not_found", sentence]);
    }
    for (const bad of ["sort=best", "page=0", "page=x", "language=fr", `q=${"a".repeat(201)}`])
      expect([bad, (await get(`posts?${bad}`)).status]).toEqual([bad, 422]);
  });
  test("finds words with or without marks; what has them in its title comes first", async () => {
    // In the text of the newest, in the titles of two older ones.
    expect(await titles("&q=áo dài")).toEqual(byName([2, 1, 4]));
    expect(await titles("&q=AO DAI")).toEqual(byName([2, 1, 4]));
    expect(await titles("&q=dai ao")).toEqual(byName([2, 1, 4]));
    expect(await titles("&q=áo dài&sort=newest")).toEqual(byName([4, 2, 1]));
    expect(await titles("&q=den")).toEqual(byName([0]));
    expect(await titles("&q=áo giày")).toEqual(byName([4]));
    expect(await titles("&q=%25")).toEqual([]);
    expect(await titles("&q=_")).toEqual([]);
    expect(await titles("&q=  ")).toHaveLength(TITLES.length);
    expect(await titles(`&q=${encodeURIComponent("'; drop table posts; --")}`)).toEqual([]);
  });
  test("comes in pages", async () => {
    const own = await blogBasics(server, admin);
    const count = LIMITS.blogPage * 2 + 1;
    for (let n = 0; n < count; n++) {
      await written(server, admin, own, { title: `Trang ${n}`, status: "published" });
    }
    const page = async (n: number) =>
      (await get(`posts?category=${own.category.slug}&page=${n}`)).body;
    const all = [await page(1), await page(2), await page(3)];
    expect(all.map(({ items }) => items.length)).toEqual([LIMITS.blogPage, LIMITS.blogPage, 1]);
    expect(all.map(({ page, pages, total }) => [page, pages, total])).toEqual(
      [1, 2, 3].map((n) => [n, 3, count]),
    );
    const ids = all.flatMap(({ items }) => items.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(count);
    expect((await page(4)).items).toEqual([]);
  });
});

describe("a post", () => {
  test("has beside it the newest that share its category or a tag, never itself", async () => {
    const own = await blogBasics(server, admin);
    const aside = await blogBasics(server, admin);
    const both = { tag_ids: [own.tag.id, aside.tag.id] };
    const main = await written(server, admin, own, { title: "Chính" });
    const tagged = await written(server, admin, aside, { title: "Chung nhãn", ...both });
    await written(server, admin, aside, { title: "Không chung gì" });
    await written(server, admin, own, { title: "Nháp", status: "draft" });
    await written(server, admin, own, { title: "English", language: "en" });
    const ago = (n: number) => new Date(server.deps.now().getTime() - n * DAY).toISOString();
    for (let n = 1; n <= LIMITS.relatedPosts; n++) {
      await written(server, admin, own, { title: `Cùng mục ${n}`, published_at: ago(n) });
    }
    const { related } = (await get(`posts/${main.slug}`)).body;
    expect(related.map(({ title }: { title: string }) => title)).toEqual(
      [tagged.title, "Cùng mục 1", "Cùng mục 2", "Cùng mục 3"].slice(0, LIMITS.relatedPosts),
    );
  });
  test("that is not there says so", async () => {
    const { status, body } = await get("posts/khong-co");
    expect([status, body.message]).toEqual([404, "Không có bài viết này, hoặc bài đã được gỡ."]);
    expect((await get("posts/%F0%9F%91%97")).status).toBe(404);
  });
  test("holds markup in names and titles as text, and runs none of its own", async () => {
    for (const payload of PAYLOADS) {
      const made = await written(server, admin, basics, {
        title: payload.slice(0, LIMITS.postTitleChars),
        excerpt: payload,
        body_markdown: `# ${payload}\n\n${payload}`,
      });
      const { body, headers } = await get(`posts/${made.slug}`);
      expect([body.title, body.excerpt]).toEqual([oneLine(payload), payload.trim()]);
      expect(headers.get("content-type")).toContain("application/json");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(body.html).not.toMatch(/<(script|svg|iframe|meta|base|form|style|object|link|input)/i);
      expect(body.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

test("categories, tags and authors come whole, in the order of one's alphabet", async () => {
  await server.call(
    "POST",
    "/api/admin/blog/categories",
    { name: { vi: "Đồ cưới", en: "Aisle" } },
    { as: admin },
  );
  await server.call(
    "POST",
    "/api/admin/blog/categories",
    { name: { vi: "Dạo phố", en: "Street" } },
    { as: admin },
  );
  const names = async (language: "vi" | "en") =>
    (await get("categories", language)).body.items.map(
      ({ name }: { name: Record<string, string> }) => name[language],
    );
  const [vi, en] = [await names("vi"), await names("en")];
  expect(vi.indexOf("Dạo phố")).toBeLessThan(vi.indexOf("Đồ cưới"));
  expect(en.indexOf("Aisle")).toBeLessThan(en.indexOf("Street"));
  expect((await get("tags")).body.items).toContainEqual(basics.tag);
  expect((await get("authors")).body.items).toContainEqual(basics.author);
});
