import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fold } from "#wire/fold.ts";
import { LIMITS } from "#wire/limits.ts";
import { isPage } from "#wire/pages.ts";
import { LANGUAGES } from "#wire/values.ts";

/** Guards that the posts the blog begins with can be read: whole, in every language, with no dead end. */
const root = join(import.meta.dirname, "../../content/blog");
const KEYS = ["title", "slug", "excerpt", "category", "tags", "author", "cover", "published_at"];
const json = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), "utf8"));
const categories = json<{ slug: string }[]>("categories.json").map(({ slug }) => slug);
const authors = json<{ name: string }[]>("authors.json").map(({ name }) => name);

function read(file: string) {
  const text = readFileSync(join(root, file), "utf8");
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const facts = Object.fromEntries(
    head.split("\n").map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  return { file, facts, body };
}
const files = readdirSync(root).filter((name) => name.endsWith(".md"));
const posts = files.map(read);
const slugs = posts.map(({ facts }) => facts.slug ?? "");

test("every post is there in every language, each under an address of its own", () => {
  const keys = new Set(files.map((name) => name.split(".")[0]));
  expect(keys.size).toBeGreaterThanOrEqual(6);
  const wanted = [...keys].flatMap((key) => LANGUAGES.map((language) => `${key}.${language}.md`));
  expect([...files].sort()).toEqual(wanted.sort());
  expect(new Set(slugs).size).toBe(files.length);
});

test("an author has one name, so posts of different languages name different authors", () => {
  const named = LANGUAGES.map(
    (language) =>
      new Set(
        posts
          .filter(({ file }) => file.endsWith(`.${language}.md`))
          .map(({ facts }) => facts.author),
      ),
  );
  expect(named.reduce((sum, { size }) => sum + size, 0)).toBe(authors.length);
});

describe.each(posts)("$file", ({ file, facts, body }) => {
  const language = file.split(".").at(-2);
  const own = posts
    .filter((post) => post.file.split(".").at(-2) === language)
    .map((post) => post.facts.slug);
  test("tells what the blog must know of it", () => {
    expect(Object.keys(facts)).toEqual(KEYS);
    expect(facts.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(facts.slug).toBe(fold(facts.slug ?? ""));
    expect(categories).toContain(facts.category);
    expect(authors).toContain(facts.author);
    expect(facts.published_at).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(facts.title?.length).toBeLessThanOrEqual(LIMITS.postTitleChars);
    expect(facts.excerpt?.length).toBeLessThanOrEqual(LIMITS.postExcerptChars);
    expect(facts.tags?.split(",").length).toBeLessThanOrEqual(LIMITS.postTags);
  });
  test("is worth a visit and no book", () => {
    const words = body.split(/\s+/).filter(Boolean).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1100);
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(body.match(/^# /gm)).toBeNull();
  });
  test("leads to pages and posts that exist, in its own language", () => {
    const links = [...body.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
    const dead = links.filter((href) => {
      const [, slug] = /^\/blog\/(.+)$/.exec(href) ?? [];
      return slug === undefined ? !isPage(href) : !own.includes(slug);
    });
    expect(dead).toEqual([]);
  });
  test("shows pictures that are there, with words for who sees none", () => {
    const shown = [...body.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
    expect(shown.filter(([, alt]) => alt === "")).toEqual([]);
    const names = [facts.cover ?? "", ...shown.map(([, , name = ""]) => name)];
    expect(names.filter((name) => !existsSync(join(root, "pictures", name)))).toEqual([]);
  });
});

test.each(readdirSync(join(root, "pictures")))("%s is small, and used", async (name) => {
  const path = join(root, "pictures", name);
  expect(statSync(path).size).toBeLessThan(90_000);
  const covers = posts.filter(({ facts }) => facts.cover === name);
  const { width, height, format } = await sharp(path).metadata();
  expect(format).toBe("webp");
  if (covers.length > 0) expect([width, height]).toEqual([1200, 675]);
  else expect(posts.some(({ body }) => body.includes(`](${name})`))).toBe(true);
});
