import MarkdownIt from "markdown-it";
import type { PostHeading } from "#wire/blog.ts";
import { LIMITS } from "#wire/limits.ts";
import { slugOf } from "#wire/slugs.ts";
import { PAGE_DATA_ID } from "#wire/values.ts";
import { PICTURE_ADDRESS, PICTURES, safeHtml } from "./safe-html.ts";
import { firstFree } from "./slugs.ts";

export interface PictureSize {
  width: number;
  height: number;
}
/** What is made of a post's Markdown. */
export interface Rendered {
  html: string;
  headings: PostHeading[];
  /** Its words alone, for searching. */
  text: string;
  readMinutes: number;
}

// Markup of its own is text: only what Markdown itself writes becomes an element.
const markdown = new MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
type Env = Record<string, unknown>;
type Token = ReturnType<typeof markdown.parse>[number];

/** Names that the page around a post has in use. */
const TAKEN = [
  "root",
  "main",
  PAGE_DATA_ID,
  "author",
  "comments",
  "comments-title",
  "contents",
  "related",
  "share",
  "newsletter",
  "newsletter-title",
];
/** The page's h1 is the post's title: a heading of the first level becomes one of the second. */
const levelOf = (tag: string): number => Math.min(4, Math.max(2, Number(tag.slice(1))));

/** Names of the blog's pictures that a text shows. */
export const pictureNames = (text: string): string[] =>
  inlinesOf(markdown.parse(text, {})).flatMap((token) => nameOf(token) ?? []);

/** Markdown as HTML that is safe to show, with its headings; pictures that are not known go. */
export function renderMarkdown(
  text: string,
  options: { pictures: ReadonlyMap<string, PictureSize>; home: string },
): Rendered {
  const env: Env = {};
  const tokens = markdown.parse(text, env);
  const headings = nameHeadings(tokens, env);
  for (const token of inlinesOf(tokens)) {
    if (token.type === "image") placePicture(token, options.pictures);
  }
  const html = markdown.renderer.render(tokens, markdown.options, env);
  const words = wordsOf(tokens, env);
  const minutes = Math.ceil(words.split(/\s+/).filter(isWord).length / LIMITS.readWordsPerMinute);
  return {
    html: safeHtml(html, options.home),
    headings,
    text: words,
    readMinutes: Math.max(1, minutes),
  };
}

/** Tokens inside of paragraphs, headings and cells. */
const inlinesOf = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap(({ children }) => (children ? [...children, ...inlinesOf(children)] : []));
const isWord = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** Gives each heading its level and, down to the third, a name of its own. */
function nameHeadings(tokens: readonly Token[], env: Env): PostHeading[] {
  const headings: PostHeading[] = [];
  const used = new Set(TAKEN);
  for (const [n, token] of tokens.entries()) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    const level = levelOf(token.tag);
    token.tag = `h${level}`;
    if (token.type === "heading_close" || level > 3) continue;
    const text = wordsOf(tokens.slice(n + 1, n + 2), env).trim();
    const id = firstFree(slugOf(text) || "muc", used);
    used.add(id);
    token.attrSet("id", id);
    headings.push({ id, text, level });
  }
  return headings;
}

function nameOf(token: Token): string | undefined {
  if (token.type !== "image") return undefined;
  return PICTURE_ADDRESS.exec(String(token.attrGet("src") ?? ""))?.[1];
}

/** A known picture keeps its place while it loads; any other leaves its words. */
function placePicture(token: Token, pictures: ReadonlyMap<string, PictureSize>): void {
  const name = nameOf(token);
  const size = name === undefined ? undefined : pictures.get(name);
  if (!size) {
    token.type = "text";
    return;
  }
  token.attrs = [
    ["src", `${PICTURES}${name}`],
    ["alt", ""],
    ["width", String(size.width)],
    ["height", String(size.height)],
    ["loading", "lazy"],
  ];
}

/** What a reader reads: text, code and the words of pictures, without marks of any kind. */
const wordsOf = (tokens: readonly Token[], env: Env): string =>
  tokens
    .map((token) =>
      token.children
        ? markdown.renderer.renderInlineAsText(token.children, markdown.options, env)
        : /^(code_block|fence)$/.test(token.type)
          ? token.content
          : "",
    )
    .filter(Boolean)
    .join("\n");
