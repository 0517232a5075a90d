import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parsePostFile } from "#server/domain/blog/front-matter.ts";
import { seedPosts } from "#server/operations/system/seed-posts.ts";
import { atEnd } from "./support/cleanup.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";

let server: TestServer;
let admin: Person;
let folder: string;
let counter = 0;
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator(server);
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "mau-posts-"));
  const made = folder;
  atEnd(() => rmSync(made, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "pictures"));
  await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#7a8" } })
    .webp()
    .toFile(path.join(folder, "pictures", "den.webp"));
  put("categories.json", JSON.stringify([{ slug: "meo", name: { vi: "Mẹo", en: "Tips" } }]));
  put("authors.json", JSON.stringify([{ name: "Mẫu Studio", bio: "Người làm ra phông" }]));
});
const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const seed = () => seedPosts(server.deps, folder);
/** A post's file under a slug of its own; the slug. */
function file(key: string, language: string, more: Record<string, string> = {}, body = "Chữ.") {
  const slug = `bai-${counter++}`;
  const head = {
    title: "Ba cách đặt đèn: trái, phải, trên",
    slug,
    excerpt: "“Sáng” là gì",
    category: "meo",
    tags: "Ánh sáng, Áo dài",
    author: "Mẫu Studio",
    cover: "den.webp",
    published_at: "2026-11-20",
    ...more,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  put(`${key}.${language}.md`, `---\n${lines.join("\n")}\n---\n\n${body}\n`);
  return slug;
}
const read = (slug: string, query = "") => server.call("GET", `/api/blog/posts/${slug}${query}`);
const desk = (method: string, at: string, body?: unknown) =>
  server.call(method, `/api/admin/blog/${at}`, body, { as: admin });

describe("posts that come with the product", () => {
  test("are written whole: words, pictures, category, author, tags, date and translation", async () => {
    const vi = file("den", "vi", {}, "## Đèn trái\n\n![Đèn](den.webp)");
    const en = file("den", "en", { title: "Three ways to place a light" });
    await seed();
    const { body } = await read(vi);
    expect(body).toMatchObject({
      title: "Ba cách đặt đèn: trái, phải, trên",
      excerpt: "“Sáng” là gì",
      category: { slug: "meo", name: { vi: "Mẹo", en: "Tips" } },
      author: { name: "Mẫu Studio", bio: "Người làm ra phông" },
      published_at: "2026-11-20T00:00:00.000Z",
      language: "vi",
      translations: [{ language: "en", slug: en }],
      headings: [{ id: "den-trai", text: "Đèn trái", level: 2 }],
    });
    expect(body.tags.map(({ name, slug }: Record<string, string>) => [name, slug])).toEqual([
      ["Ánh sáng", "anh-sang"],
      ["Áo dài", "ao-dai"],
    ]);
    const [, shown] = /src="([^"]+)" alt="Đèn" width="1600" height="800"/.exec(body.html) ?? [];
    expect(shown).toBe(body.cover_url);
    expect((await fetch(server.url + body.cover_url)).status).toBe(200);
    expect((await read(vi, "?language=en")).body.slug).toBe(en);
    const found = (await desk("GET", `posts?q=dat den`)).body.items[0];
    // What the desk shows of its text is what it may be given back.
    const { body_markdown } = (await desk("GET", `posts/${found.id}`)).body;
    expect(body_markdown).toBe(`## Đèn trái\n\n![Đèn](${shown})`);
  });
  test("are written once: an edited one stays edited, a deleted one away", async () => {
    const [kept, gone] = [file("sua", "vi"), file("xoa", "vi")];
    await Promise.all([seed(), seed(), seed()]);
    const [[, ...same], post] = [
      await server.query("select 1 from posts where slug like $1", [`${kept}%`]),
      (await read(kept)).body,
    ];
    expect(same).toEqual([]);
    const changed = await desk("PUT", `posts/${post.id}`, {
      title: "Đã sửa",
      excerpt: "",
      body_markdown: "Mới.",
      category_id: post.category.id,
      author_id: post.author.id,
      tag_ids: [],
      language: "vi",
      status: "published",
    });
    expect(changed.status).toBe(200);
    await desk("DELETE", `posts/${(await read(gone)).body.id}`);
    await seed();
    expect((await read(kept)).body.title).toBe("Đã sửa");
    expect((await read(gone)).status).toBe(404);
    const next = file("them", "vi");
    await seed();
    expect((await read(next)).status).toBe(200);
  });
  test("that can't be read keep no other from coming, and come once they are mended", async () => {
    const broken = file("hong", "vi", { category: "khong-co" });
    const lost = file("mat-anh", "vi", { cover: "khong-co.webp" });
    const outside = file("ngoai", "vi", { cover: "../authors.json" });
    put("khong-dau.vi.md", "Chỉ có chữ.");
    const good = file("tot", "vi", { cover: "", tags: "" });
    await seed();
    for (const slug of [broken, lost, outside])
      expect([slug, (await read(slug)).status]).toEqual([slug, 404]);
    expect((await read(good)).body).toMatchObject({ cover_url: null, tags: [] });
    const mended = file("hong", "vi");
    await seed();
    expect((await read(mended)).status).toBe(200);
  });
  test("are none where there is no folder", async () => {
    await seedPosts(server.deps, path.join(folder, "nowhere"));
    rmSync(path.join(folder, "authors.json"));
    await seed();
  });
});

test("the head of a file is lines of names and values between hyphens", () => {
  const { head, body } = parsePostFile(
    '---\r\ntitle: "a: b"\r\n\r\nslug: c\r\n---\r\n\r\nx\r\n---\r\ny\r\n',
  );
  expect([...head]).toEqual([
    ["title", "a: b"],
    ["slug", "c"],
  ]);
  expect(body).toBe("x\n---\ny");
  expect(() => parsePostFile("title: x")).toThrow("no head");
  expect(() => parsePostFile("---\nnothing\n---\nx")).toThrow("no name");
});
