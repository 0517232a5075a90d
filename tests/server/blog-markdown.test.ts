import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "#server/domain/blog/markdown.ts";
import { safeHtml } from "#server/domain/blog/safe-html.ts";
import { firstFree } from "#server/domain/blog/slugs.ts";
import { LIMITS } from "#wire/limits.ts";
import { slugOf } from "#wire/slugs.ts";
import { PAYLOADS } from "../support/payloads.ts";
import { measured } from "./support/torture.ts";

const HOME = "https://mau.test";
const NAME = `${"ab12".repeat(8)}.webp`;
const pictures = new Map([[NAME, { width: 800, height: 600 }]]);
const render = (text: string) => renderMarkdown(text, { pictures, home: HOME });
const { document } = new Window();
function treeOf(html: string) {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box;
}

const ALLOWED: Record<string, readonly string[]> = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  h2: ["id"],
  h3: ["id"],
  ol: ["start"],
};
const PLAIN = "p h4 br hr blockquote ul li pre code em strong s table thead tbody tr th td".split(
  " ",
);

/** What in a text's HTML no post may hold. */
function wrongIn(html: string): string[] {
  return [...treeOf(html).querySelectorAll("*")].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const known = ALLOWED[tag] ?? (PLAIN.includes(tag) ? [] : null);
    if (!known) return [`<${tag}>`];
    return [...element.attributes].flatMap((attribute) => {
      const [name, value] = [attribute.name, String(attribute.value)];
      if (!known.includes(name)) return [`${tag} ${name}`];
      const isLink = name !== "href" || /^(https?:\/\/|mailto:\S+@|#|\/(?![/\\]))/.test(value);
      const isOurs = name !== "src" || /^\/blog\/pictures\/[a-f0-9]{32}\.webp$/.test(value);
      return isLink && isOurs ? [] : [`${tag} ${name}=${value}`];
    });
  });
}

describe("Markdown", () => {
  test("becomes headings under the title, with names of their own, and the list of them", () => {
    const { html, headings } = render(
      "# Ánh sáng đẹp\n\n## Ánh sáng đẹp\n\n### Đèn & *phông* `nền`\n\n##### Nhỏ\n\n## Main\n\n## 👗",
    );
    expect(headings).toEqual([
      { id: "anh-sang-dep", text: "Ánh sáng đẹp", level: 2 },
      { id: "anh-sang-dep-2", text: "Ánh sáng đẹp", level: 2 },
      { id: "den-phong-nen", text: "Đèn & phông nền", level: 3 },
      // The page's own main has that name already.
      { id: "main-2", text: "Main", level: 2 },
      { id: "muc", text: "👗", level: 2 },
    ]);
    for (const { id, text, level } of headings) {
      const found = treeOf(html).querySelector(`[id="${id}"]`);
      expect([found?.tagName, found?.textContent]).toEqual([`H${level}`, text]);
    }
    expect(html).toContain("<h4>Nhỏ</h4>");
    expect(html).not.toMatch(/<h[156]/);
  });
  test("keeps lists, tables, quotes and code; markup in it is text", () => {
    const { html } = render(
      "3. ba\n\n> lời\n\n| a | b |\n|:-:|--|\n| 1 | 2 |\n\n```js\n<b>x</b>\n```\n\n<b>đậm</b> **đậm** ~~cũ~~",
    );
    for (const part of ['<ol start="3">', "<blockquote>", "<th>a</th>", "<strong>đậm</strong>"])
      expect(html).toContain(part);
    expect(html).toContain("<s>cũ</s>");
    expect(html).toContain("&lt;b&gt;đậm&lt;/b&gt;");
    expect(treeOf(html).querySelector("b")).toBeNull();
    expect(html).not.toMatch(/style=|class=/);
  });
  test("shows pictures of the blog alone, with their size, and the words of any other", () => {
    const { html } = render(
      `![Áo "dài"](https://elsewhere.test/blog/pictures/${NAME} "x")\n\n![lạ](https://evil.test/x.png)\n\n![không có](/blog/pictures/${"0".repeat(32)}.webp)`,
    );
    const [shown, ...more] = treeOf(html).querySelectorAll("img");
    expect(more).toEqual([]);
    expect(
      Object.fromEntries([...(shown?.attributes ?? [])].map((a) => [a.name, a.value])),
    ).toEqual({
      src: `/blog/pictures/${NAME}`,
      alt: 'Áo "dài"',
      width: "800",
      height: "600",
      loading: "lazy",
    });
    expect(treeOf(html).textContent).toContain("lạ");
    expect(treeOf(html).textContent).toContain("không có");
  });
  test("links out say so to search engines; links within and mail addresses stay plain", () => {
    const link = (href: string) =>
      treeOf(render(`[x](${href})`).html)
        .querySelector("a")
        ?.outerHTML.replace(/>x.*/, "");
    expect(link("https://evil.test/a")).toBe(
      '<a href="https://evil.test/a" rel="nofollow noopener"',
    );
    expect(link("http://evil.test")).toContain('rel="nofollow noopener"');
    expect(link(`${HOME}/pricing`)).toBe(`<a href="${HOME}/pricing"`);
    expect(link("/pricing#faq")).toBe('<a href="/pricing#faq"');
    expect(link("#anh-sang")).toBe('<a href="#anh-sang"');
    expect(link("mailto:a@mau.test")).toBe('<a href="mailto:a@mau.test"');
    for (const href of ["//evil.test", "ftp://evil.test", "tel:123", "trang"])
      expect([href, link(href) ?? ""]).not.toEqual([href, expect.stringContaining("href=")]);
  });
  test("a link that browsers take for another host leads nowhere", () => {
    for (const href of ["/\\evil.test", "\\\\evil.test", "/\t/evil.test", "https:evil", "//x"]) {
      const link = safeHtml(`<a href="${href}">x</a>`, HOME);
      expect([href, link]).toEqual([href, "<a>x</a>"]);
    }
  });
  test("takes a minute for every so many words, and never less than one", () => {
    const words = (count: number) => render("áo dài ".repeat(count / 2)).readMinutes;
    const each = LIMITS.readWordsPerMinute;
    expect([words(0), words(2), words(each), words(each + 2), words(each * 3)]).toEqual([
      1, 1, 1, 2, 3,
    ]);
    expect(render("— … · 👗").readMinutes).toBe(1);
  });
});

describe("nothing that runs, loads or sends", () => {
  test.each(PAYLOADS)("comes out of Markdown: %s", (payload) => {
    const texts = [
      payload,
      `# ${payload}`,
      `[${payload}](${payload})`,
      `![${payload}](${payload} "${payload}")`,
      `<${payload}>`,
      `> ${payload}\n\n| ${payload} |\n|-|\n| ${payload} |`,
      `\`\`\`${payload}\n${payload}\n\`\`\``,
      `[a]: ${payload}\n\n[a] ![a]`,
      `&lt;${payload}&gt;`,
    ];
    for (const text of texts) {
      const { html, headings } = render(text);
      expect([text, wrongIn(html)]).toEqual([text, []]);
      for (const { id } of headings) expect(id).toMatch(/^[a-z0-9-]+$/);
    }
  });
  // The second wall alone, as if Markdown had let markup through.
  test.each(PAYLOADS)("passes the allow list: %s", (payload) => {
    expect([payload, wrongIn(safeHtml(payload, HOME))]).toEqual([payload, []]);
  });
  test("the two together", () => {
    measured({
      check: "40 markup in a post",
      tried: `${PAYLOADS.length} payloads in 9 places of a text, and past Markdown`,
      target: "no element and no attribute but those of the list",
      measured: "0 others",
    });
    const all = render(PAYLOADS.join("\n\n")).html + safeHtml(PAYLOADS.join(""), HOME);
    expect(wrongIn(all)).toEqual([]);
  });
  test("a text made to be slow is read in time", () => {
    const slow = ["[", "![", "*", "`", ">", "<", "&", "**a ", "[a](", "|", "- "].map((part) =>
      part.repeat(20_000),
    );
    for (const text of slow) {
      const begun = performance.now();
      render(text);
      expect([text.slice(0, 4), performance.now() - begun < 20_000]).toEqual([
        text.slice(0, 4),
        true,
      ]);
    }
  });
});

describe("a slug", () => {
  test("is letters and digits without marks, whole words of a title, never too long", () => {
    expect(slugOf("Đầm đỏ: 5 mẹo hay!")).toBe("dam-do-5-meo-hay");
    expect(slugOf("👗")).toBe("");
    expect(slugOf("Ý".normalize("NFD"))).toBe("y");
    const long = slugOf("áo dài ".repeat(60));
    expect([long.length <= LIMITS.slugChars, /^[a-z0-9]+(-[a-z0-9]+)*$/.test(long)]).toEqual([
      true,
      true,
    ]);
    const next = firstFree(long, new Set([long]));
    expect([next.length <= LIMITS.slugChars, next.endsWith("-2")]).toEqual([true, true]);
  });
});
