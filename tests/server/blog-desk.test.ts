import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { DAY, LIMITS } from "#wire/limits.ts";
import { type Basics, blogBasics, postBody, written } from "./support/blog.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";

let server: TestServer;
let admin: Person;
let basics: Basics;
beforeAll(async () => {
  server = await startTestServer({ samples: path.join(ROOT, "samples") });
  admin = await administrator(server);
  basics = await blogBasics(server, admin);
});

const desk = (method: string, at: string, body?: unknown, language: "vi" | "en" = "en") =>
  server.call(method, `/api/admin/${at}`, body, { as: admin, language });
const read = (slug: string, query = "") => server.call("GET", `/api/blog/posts/${slug}${query}`);
const put = (id: string, more: object) =>
  desk("PUT", `blog/posts/${id}`, postBody(basics, { language: "vi", ...more }));
const audited = async (subject: string): Promise<string[]> =>
  (await desk("GET", `audit?q=${subject}`)).body.items.map(
    ({ action }: { action: string }) => action,
  );

describe("a post", () => {
  test("is written, shown, changed and deleted, each of which is written down", async () => {
    const made = await desk("POST", "blog/posts", postBody(basics, { title: "Đầm đỏ đi tiệc" }));
    expect([made.status, made.body.slug, made.body.status]).toEqual([
      201,
      "dam-do-di-tiec",
      "published",
    ]);
    expect(made.body).toMatchObject({
      body_markdown: "Đặt đèn bên trái.",
      category: basics.category,
      author: basics.author,
      tags: [basics.tag],
      cover: null,
      translation_of: null,
      former_slugs: [],
    });
    expect((await read("dam-do-di-tiec")).body).toMatchObject({
      id: made.body.id,
      html: "<p>Đặt đèn bên trái.</p>\n",
      read_minutes: 1,
    });
    const { id } = made.body;
    const changed = await put(id, { title: "Đầm xanh", body_markdown: "## Nền\n\nXám." });
    expect([changed.status, changed.body.slug]).toEqual([200, "dam-do-di-tiec"]);
    expect(changed.body.published_at).toBe(made.body.published_at);
    expect((await read("dam-do-di-tiec")).body).toMatchObject({
      title: "Đầm xanh",
      headings: [{ id: "nen", text: "Nền", level: 2 }],
    });
    expect((await desk("DELETE", `blog/posts/${id}`)).status).toBe(204);
    expect((await read("dam-do-di-tiec")).status).toBe(404);
    expect((await desk("DELETE", `blog/posts/${id}`)).status).toBe(404);
    expect((await put(id, {})).status).toBe(404);
    expect(await audited(id)).toEqual(["post.deleted", "post.updated", "post.created"]);
  });
  test("keeps its readers when its slug changes; nobody else gets the old one", async () => {
    const { id, slug } = await written(server, admin, basics, { title: "Tóc xoăn" });
    const moved = await put(id, { slug: "toc-xoan-loi" });
    expect([moved.body.slug, moved.body.former_slugs]).toEqual(["toc-xoan-loi", [slug]]);
    expect((await read(slug)).body.slug).toBe("toc-xoan-loi");
    const other = await written(server, admin, basics, { title: "Tóc xoăn" });
    expect(other.slug).toBe("toc-xoan-2");
    const given = await written(server, admin, basics, { slug: "toc-xoan-loi" });
    expect(given.slug).toBe("toc-xoan-loi-2");
    const back = await put(id, { slug });
    expect([back.body.slug, back.body.former_slugs]).toEqual([slug, ["toc-xoan-loi"]]);
    expect((await read("toc-xoan-loi")).body.slug).toBe(slug);
    for (const bad of ["Đầm", "a b", "-a", "a--b", "../x", "a".repeat(LIMITS.slugChars + 1)]) {
      const answer = await put(id, { slug: bad });
      expect([bad, answer.status, Object.keys(answer.body.fields)]).toEqual([bad, 422, ["slug"]]);
    }
    const longest = "a".repeat(LIMITS.slugChars);
    expect((await put(id, { slug: longest })).status).toBe(200);
    expect((await read(longest)).status).toBe(200);
  });
  test("that somebody else saved meanwhile is not overwritten by who read it before", async () => {
    const { id, updated_at } = await written(server, admin, basics, { title: "Hai người" });
    const first = await put(id, { title: "Người thứ nhất", updated_at });
    expect(first.status).toBe(200);
    // Also within one moment of the clock.
    expect(first.body.updated_at > updated_at).toBe(true);
    const second = await put(id, { title: "Người thứ hai", updated_at });
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      "conflict",
      "Another administrator has just saved this post. Yours was not saved.",
    ]);
    expect((await desk("GET", `blog/posts/${id}`)).body.title).toBe("Người thứ nhất");
    const base = first.body.updated_at;
    expect((await put(id, { title: "Người thứ hai", updated_at: base })).status).toBe(200);
    const both = await Promise.all(
      ["a", "b"].map(async (title) => {
        const read = (await desk("GET", `blog/posts/${id}`)).body.updated_at;
        return () => put(id, { title, updated_at: read });
      }),
    );
    const ends = await Promise.all(both.map((save) => save()));
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  test("has its left slugs lead to its page for good, with what was asked; drafts are not told of", async () => {
    const { id, slug } = await written(server, admin, basics, { title: "Dời nhà" });
    await put(id, { slug: "nha-moi" });
    const open = (path: string) => fetch(server.url + path, { redirect: "manual" });
    const moved = await open(`/blog/${slug}?lang=en`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blog/nha-moi?lang=en"]);
    expect((await open("/blog/nha-moi")).status).not.toBe(301);
    await put(id, { slug: "nha-moi", status: "draft" });
    expect((await open(`/blog/${slug}`)).status).not.toBe(301);
    await desk("DELETE", `blog/posts/${id}`);
  });
  test("of one title written by ten at once has ten slugs", async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => written(server, admin, basics, { title: "Cùng lúc" })),
    );
    const slugs = all.map(({ slug }) => slug).sort();
    expect(new Set(slugs).size).toBe(10);
    expect(slugs[0]).toBe("cung-luc");
    expect(slugs).toContain("cung-luc-10");
  });
  test("that is scheduled comes by itself; a draft comes to nobody", async () => {
    const soon = new Date(server.deps.now().getTime() + DAY).toISOString();
    const times = { status: "scheduled", published_at: soon };
    const post = await written(server, admin, basics, { title: "Hẹn giờ", ...times });
    const draft = await written(server, admin, basics, { title: "Bản nháp", status: "draft" });
    expect([draft.published_at, (await read(draft.slug)).status]).toEqual([null, 404]);
    expect((await read(post.slug)).status).toBe(404);
    const inStatus = async (status: string) =>
      (await desk("GET", `blog/posts?status=${status}&limit=100`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await inStatus("scheduled")).toEqual([post.id]);
    expect(await inStatus("draft")).toEqual([draft.id]);
    server.pass(DAY + 1);
    admin = await server.again(admin);
    expect((await read(post.slug)).body.published_at).toBe(soon);
    expect(await inStatus("scheduled")).toEqual([]);
    expect(await inStatus("published")).toContain(post.id);
    expect((await desk("GET", `blog/posts/${post.id}`)).body.status).toBe("published");
    // Saved by whom it came true under their hands.
    expect((await put(post.id, times)).body.status).toBe("published");
  });
  test("has a date that fits what is to become of it", async () => {
    const now = server.deps.now().getTime();
    const at = (ms: number) => new Date(now + ms).toISOString();
    const cases: [object, string][] = [
      [{ status: "scheduled" }, "This is needed"],
      [{ status: "scheduled", published_at: at(-DAY) }, "Choose a time after now"],
      [
        { status: "published", published_at: at(DAY) },
        "Choose a time that has passed, or schedule the post",
      ],
      [{ status: "scheduled", published_at: "2026-13-41T99:00Z" }, expect.any(String)],
    ];
    for (const [more, sentence] of cases) {
      const answer = await desk("POST", "blog/posts", postBody(basics, more));
      expect([answer.status, answer.body.fields]).toEqual([422, { published_at: sentence }]);
    }
    const old = await written(server, admin, basics, { published_at: at(-30 * DAY) });
    expect(old.published_at).toBe(at(-30 * DAY));
    const drawn = await put(old.id, { status: "draft" });
    expect([drawn.body.status, (await read(old.slug)).status]).toEqual(["draft", 404]);
    expect((await put(old.id, { status: "published" })).body.published_at).toBe(at(-30 * DAY));
  });
  test("names what there is; what is missing is said at its field", async () => {
    const wrong = { category_id: "cat_x", author_id: "aut_x", tag_ids: ["tag_x"] };
    const answer = await desk("POST", "blog/posts", postBody(basics, wrong));
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, Object.keys(wrong)]);
    const bare = await desk("POST", "blog/posts", {});
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([
      422,
      expect.arrayContaining(["title", "body_markdown", "category_id", "author_id", "status"]),
    ]);
    const many = { tag_ids: Array(LIMITS.postTags + 1).fill(basics.tag.id) };
    expect((await desk("POST", "blog/posts", postBody(basics, many))).status).toBe(422);
  });
  test("is one with its translations: asked in another language, that one is answered", async () => {
    const vi = await written(server, admin, basics, { title: "Năm phông" });
    const of = { language: "en", title: "Five backdrops", translation_of: vi.id };
    const draft = await written(server, admin, basics, { ...of, status: "draft" });
    expect(draft.translation_of).toBe(vi.id);
    expect((await read(vi.slug, "?language=en")).body).toMatchObject({
      id: vi.id,
      translations: [],
    });
    const en = (await desk("PUT", `blog/posts/${draft.id}`, postBody(basics, of))).body;
    expect((await read(vi.slug, "?language=en")).body.id).toBe(en.id);
    expect((await read(en.slug, "?language=vi")).body.id).toBe(vi.id);
    expect((await read(en.slug)).body).toMatchObject({
      id: en.id,
      translations: [{ language: "vi", slug: vi.slug }],
    });
    for (const [more, field] of [
      [{ ...of, title: "Again" }, "translation_of"],
      [{ language: "vi", translation_of: vi.id }, "translation_of"],
      [{ language: "en", translation_of: "pst_x" }, "translation_of"],
    ] as const) {
      const answer = await desk("POST", "blog/posts", postBody(basics, more));
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    }
    const same = await put(vi.id, { language: "en" });
    expect([same.status, Object.keys(same.body.fields)]).toEqual([422, ["language"]]);
    const alone = { ...of, translation_of: null };
    const parted = await desk("PUT", `blog/posts/${en.id}`, postBody(basics, alone));
    expect([parted.body.translation_of, parted.body.translations]).toEqual([null, []]);
    const two = await Promise.all(
      [1, 2].map(() => desk("POST", "blog/posts", postBody(basics, of))),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
  test("has its title on one line, like every name of the desk", async () => {
    const name = "Áo\n\tdài";
    const post = await written(server, admin, basics, { title: name });
    expect(post.title).toBe("Áo dài");
    const category = await desk("POST", "blog/categories", { name: { vi: name, en: name } });
    expect(category.body.name).toEqual({ vi: "Áo dài", en: "Áo dài" });
    for (const at of ["tags", "authors"])
      expect((await desk("POST", `blog/${at}`, { name })).body.name).toBe("Áo dài");
  });
  test("is previewed as it will be, and nothing is kept", async () => {
    const before = (await desk("GET", "blog/posts")).body.total;
    const { body } = await desk("POST", "blog/preview", {
      body_markdown: "# Chào\n\n<script>x</script>",
    });
    expect(body).toEqual({
      html: '<h2 id="chao">Chào</h2>\n<p>&lt;script&gt;x&lt;/script&gt;</p>\n',
      headings: [{ id: "chao", text: "Chào", level: 2 }],
      read_minutes: 1,
    });
    expect((await desk("GET", "blog/posts")).body.total).toBe(before);
  });
  test("is found by its words without marks, in one language", async () => {
    const post = await written(server, admin, basics, { title: "Khăn lụa Hội An" });
    const found = async (query: string) =>
      (await desk("GET", `blog/posts?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await found("q=lua khan")).toEqual([post.id]);
    expect(await found("q=lua khan&language=en")).toEqual([]);
    const page = (await desk("GET", "blog/posts?limit=2&offset=1")).body;
    expect([page.items.length, page.limit, page.offset]).toEqual([2, 2, 1]);
  });
});

describe("a picture", () => {
  test("of one's own becomes a public WebP without what was in it, for text and cover", async () => {
    const photo = await sharp({
      create: { width: 2400, height: 1200, channels: 3, background: "#c05a30" },
    })
      .withExif({ IFD0: { Make: "TestPhone" } })
      .jpeg()
      .toBuffer();
    const asset = (await server.upload(admin, photo)).body.id;
    const made = await desk("POST", "blog/pictures", { asset });
    expect(made.status).toBe(201);
    const { id, url, width, height } = made.body;
    expect([width, height]).toEqual([LIMITS.blogPictureWidth, LIMITS.blogPictureWidth / 2]);
    expect(url).toMatch(/^\/blog\/pictures\/[a-f0-9]{32}\.webp$/);
    const served = await fetch(server.url + url);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(served.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await served.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width, metadata.exif, metadata.icc]).toEqual([
      "webp",
      LIMITS.blogPictureWidth,
      undefined,
      undefined,
    ]);
    expect(bytes.includes("TestPhone")).toBe(false);
    // Link previews read JPEG; made once, however many ask at once.
    const links = await Promise.all(
      [1, 2, 3].map(() => fetch(server.url + url.replace(".webp", ".jpg"))),
    );
    for (const link of links) {
      expect([link.status, link.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const seen = await sharp(Buffer.from(await link.arrayBuffer())).metadata();
      expect([seen.format, seen.width, seen.height]).toEqual(["jpeg", 1200, 630]);
    }
    const none = await fetch(`${server.url}/blog/pictures/${"0".repeat(32)}.jpg`);
    expect(none.status).toBe(404);
    // The same once more is the same picture.
    expect((await desk("POST", "blog/pictures", { asset })).body).toEqual(made.body);
    const text = { cover: asset, body_markdown: `![Áo](${url})` };
    const post = await written(server, admin, basics, text);
    expect([post.cover, post.cover_url]).toEqual([id, url]);
    expect((await read(post.slug)).body.html).toBe(
      `<p><img src="${url}" alt="Áo" width="${width}" height="${height}" loading="lazy" /></p>\n`,
    );
    // What the desk was told may be sent back, also once the upload is gone.
    await server.call("DELETE", `/api/assets/${asset}`, undefined, { as: admin });
    expect((await put(post.id, { cover: post.cover })).body.cover).toBe(id);
    expect((await put(post.id, {})).body.cover).toBe(id);
    expect((await put(post.id, { cover: null })).body).toMatchObject({
      cover: null,
      cover_url: null,
    });
  });
  test("lies where the API does, also in a text, where that is another origin", async () => {
    const env = { PUBLIC_URL: "https://studio.test", PUBLIC_API_BASE: "https://api.studio.test" };
    const apart = await startTestServer({ beside: server, env });
    const asset = (await server.upload(admin, await picture(300, 200, "#484"))).body.id;
    const { url } = (await desk("POST", "blog/pictures", { asset })).body;
    const copied = `https://api.studio.test${url}`;
    const text = `![Áo](${copied}) [giá](https://studio.test/pricing)`;
    const post = await written(server, admin, basics, { cover: asset, body_markdown: text });
    // Its clock stands where this machine's does, before the other's.
    apart.pass(9 * DAY);
    const { body } = await apart.call("GET", `/api/blog/posts/${post.slug}`);
    expect(body.cover_url).toBe(copied);
    expect(body.html).toContain(`<img src="${copied}" alt="Áo"`);
    expect((await read(post.slug)).body.html).toContain(`<img src="${url}" alt="Áo"`);
  });
  test("may be a sample; nobody else's, and no video", async () => {
    const sample = server.deps.samples.rows[0]?.id;
    const post = await written(server, admin, basics, { cover: sample });
    expect((await fetch(server.url + post.cover_url)).status).toBe(200);
    const me = await server.person();
    const theirs = (await server.upload(me, await picture())).body.id;
    for (const asset of [theirs, "ast_x"]) {
      const answer = await desk("POST", "blog/pictures", { asset });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ["asset"]]);
    }
    const covered = await desk("POST", "blog/posts", postBody(basics, { cover: theirs }));
    expect([covered.status, Object.keys(covered.body.fields)]).toEqual([422, ["cover"]]);
    for (const name of ["x.webp", `${"0".repeat(32)}.webp`, "..%2f..%2fsession-secret"])
      expect((await fetch(`${server.url}/blog/pictures/${name}`)).status).toBe(404);
  });
  test("that nothing shows goes after a week; one in a text, a cover or of an author stays", async () => {
    const publish = async (shade: string) => {
      const asset = (await server.upload(admin, await picture(90, 80, shade))).body.id;
      return (await desk("POST", "blog/pictures", { asset })).body;
    };
    const [lost, text, photo] = [
      await publish("#111"),
      await publish("#222"),
      await publish("#333"),
    ];
    await written(server, admin, basics, { body_markdown: `![x](${text.url})`, status: "draft" });
    const author = await desk("POST", "blog/authors", { name: "Có ảnh", photo: photo.id });
    expect(author.body.photo_url).toBe(photo.url);
    const status = async ({ url }: { url: string }) => (await fetch(server.url + url)).status;
    server.pass(8 * DAY);
    await cleanUp(server.deps);
    admin = await server.again(admin);
    expect([await status(lost), await status(text), await status(photo)]).toEqual([404, 200, 200]);
  });
});

describe("categories, tags and authors", () => {
  test("are made, renamed, deleted, and written down; slugs come of names", async () => {
    const kinds = [
      ["categories", { name: { vi: "Đồ cưới", en: "Bridal" } }, "do-cuoi", "category"],
      ["tags", { name: "Đồ cưới" }, "do-cuoi", "tag"],
    ] as const;
    for (const [at, body, slug, kind] of kinds) {
      const made = await desk("POST", `blog/${at}`, body);
      expect([made.status, made.body.slug]).toEqual([201, slug]);
      const again = await desk("POST", `blog/${at}`, { ...body, slug });
      expect(again.body.slug).toBe(`${slug}-2`);
      const path = `blog/${at}/${made.body.id}`;
      expect((await desk("PUT", path, body)).body).toEqual(made.body);
      expect((await desk("PUT", path, { ...body, slug: "khac" })).body.slug).toBe("khac");
      const listed = (await server.call("GET", `/api/blog/${at}`)).body.items;
      expect(listed).toContainEqual({ ...made.body, slug: "khac" });
      expect((await desk("GET", `blog/${at}`)).body.items).toEqual(listed);
      expect((await desk("DELETE", path)).status).toBe(204);
      expect((await desk("DELETE", path)).status).toBe(404);
      expect((await desk("PUT", path, body)).status).toBe(404);
      expect(await audited(made.body.id)).toEqual([
        `${kind}.deleted`,
        `${kind}.updated`,
        `${kind}.updated`,
        `${kind}.created`,
      ]);
    }
    const author = (await desk("POST", "blog/authors", { name: "Minh", bio: "Viết" })).body;
    expect(author).toMatchObject({ bio: "Viết", photo_url: null });
    const path = `blog/authors/${author.id}`;
    expect((await desk("PUT", path, { name: "Minh Anh" })).body).toMatchObject({
      name: "Minh Anh",
      bio: null,
    });
    expect((await desk("DELETE", path)).status).toBe(204);
    expect((await desk("PUT", path, { name: "x" })).status).toBe(404);
    expect(await audited(author.id)).toEqual([
      "author.deleted",
      "author.updated",
      "author.created",
    ]);
    for (const [at, body] of [
      ["categories", { name: { vi: "", en: "x" } }],
      ["tags", { name: " " }],
      ["authors", { name: "x".repeat(LIMITS.authorNameChars + 1) }],
    ] as const)
      expect([at, (await desk("POST", `blog/${at}`, body)).status]).toEqual([at, 422]);
  });
  test("in use stay, and say by how many posts", async () => {
    const own = await blogBasics(server, admin);
    await written(server, admin, own);
    await written(server, admin, own);
    const said = await Promise.all([
      desk("DELETE", `blog/categories/${own.category.id}`),
      desk("DELETE", `blog/tags/${own.tag.id}`),
      desk("DELETE", `blog/authors/${own.author.id}`, undefined, "vi"),
    ]);
    expect(said.map(({ status, body }) => [status, body.code, body.message])).toEqual([
      [409, "conflict", "Posts still in this category: 2. Move them to another one, then delete."],
      [409, "conflict", "Posts still with this tag: 2. Take it off them, then delete."],
      [409, "conflict", "Tác giả này còn 2 bài viết. Bạn đổi tác giả rồi mới xoá được."],
    ]);
  });
});

describe("the audit", () => {
  test("is narrowed by action or its first word, words, and days", async () => {
    const all = (await desk("GET", "audit?limit=100")).body;
    const count = async (query: string) => (await desk("GET", `audit?${query}`)).body.total;
    const actions = all.items.map(({ action }: { action: string }) => action);
    const of = (begin: string) => actions.filter((one: string) => one.startsWith(begin)).length;
    const total = async (query: string) =>
      (await desk("GET", `audit?limit=100&${query}`)).body.items.length;
    expect(of("tag.")).toBeGreaterThan(0);
    expect(await total("action=tag")).toBe(of("tag."));
    expect(await total("action=tag.deleted")).toBe(of("tag.deleted"));
    expect([await count("action=ta"), await count("action=%25"), await count("q=%25zz")]).toEqual([
      0, 0, 0,
    ]);
    expect(await count(`q=${encodeURIComponent("HỘI AN")}`)).toBe(1);
    expect(await count(`q=${admin.email}`)).toBe(all.total);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ho_Chi_Minh" });
    const day = today.format(server.deps.now());
    const since = await count(`start_date=${day}`);
    expect(since + (await count("end_date=2020-01-01"))).toBe(since);
    expect(await count(`end_date=${day}`)).toBe(all.total);
    expect((await desk("GET", "audit?start_date=2026-02-02&end_date=2026-02-01")).status).toBe(422);
  });
});
