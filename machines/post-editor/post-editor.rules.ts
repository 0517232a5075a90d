import type { AdminPost, PostBody } from "#wire/blog-desk.ts";
import { tidy } from "#wire/common.ts";
import { LIMITS } from "#wire/limits.ts";
import { SHOP_OFFSET, SHOP_OFFSET_MS } from "#wire/shop-time.ts";
import { isSlug } from "#wire/slugs.ts";
import { DEFAULT_LANGUAGE, type Language, type PostStatus } from "#wire/values.ts";

/** A post as it is typed. */
export interface PostDraft {
  title: string;
  /** "" lets the server make it from the title. */
  slug: string;
  excerpt: string;
  markdown: string;
  /** Ids; "" where none is chosen yet. */
  category: string;
  author: string;
  tags: readonly string[];
  /** A picture's id. */
  cover: string | null;
  language: Language;
  /** The post this one says in another language. */
  translationOf: string | null;
  status: PostStatus;
  /** When it comes out, as the shop's clock says it: YYYY-MM-DDTHH:mm; "" for none. */
  publishedAt: string;
  /** When the post that these words began from was last saved; "" for a new one. */
  basedOn: string;
}
export const EMPTY_POST: PostDraft = {
  title: "",
  slug: "",
  excerpt: "",
  markdown: "",
  category: "",
  author: "",
  tags: [],
  cover: null,
  language: DEFAULT_LANGUAGE,
  translationOf: null,
  status: "draft",
  publishedAt: "",
  basedOn: "",
};
export type PostProblem = "required" | "too_long" | "slug_format" | "too_many" | "time_required";
export type PostProblems = Partial<Record<keyof PostDraft, PostProblem>>;

/** Minutes of the shop's clock for an instant, and back. */
export const shopMinute = (instant: string): string =>
  new Date(Date.parse(instant) + SHOP_OFFSET_MS).toISOString().slice(0, 16);
export const instantOf = (minute: string): string =>
  new Date(`${minute}:00${SHOP_OFFSET}`).toISOString();

/** What the server has, as it would be typed. */
export const draftOf = (post: AdminPost): PostDraft => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  markdown: post.body_markdown,
  category: post.category.id,
  author: post.author.id,
  tags: post.tags.map(({ id }) => id),
  cover: post.cover,
  language: post.language,
  translationOf: post.translation_of,
  status: post.status,
  publishedAt: post.published_at === null ? "" : shopMinute(post.published_at),
  basedOn: post.updated_at,
});

const line = (value: string, max: number): PostProblem | null => {
  const { length } = tidy(value);
  return length === 0 ? "required" : length > max ? "too_long" : null;
};
const slugProblem = (slug: string): PostProblem | null => {
  if (slug === "") return null;
  if (slug.length > LIMITS.slugChars) return "too_long";
  return isSlug(slug) ? null : "slug_format";
};

/** Why a post can't be saved yet, by field; empty when it can. */
export function postProblems(draft: PostDraft): PostProblems {
  const all: Partial<Record<keyof PostDraft, PostProblem | null>> = {
    title: line(draft.title, LIMITS.postTitleChars),
    slug: slugProblem(draft.slug),
    excerpt: tidy(draft.excerpt).length > LIMITS.postExcerptChars ? "too_long" : null,
    markdown: draft.markdown.length > LIMITS.postMarkdownChars ? "too_long" : null,
    category: draft.category === "" ? "required" : null,
    author: draft.author === "" ? "required" : null,
    tags: draft.tags.length > LIMITS.postTags ? "too_many" : null,
    publishedAt: draft.status === "scheduled" && draft.publishedAt === "" ? "time_required" : null,
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== null));
}

/** What is sent to be kept. */
export const bodyOf = (draft: PostDraft): PostBody => ({
  title: draft.title,
  ...(draft.slug !== "" && { slug: draft.slug }),
  excerpt: draft.excerpt,
  body_markdown: draft.markdown,
  category_id: draft.category,
  author_id: draft.author,
  tag_ids: [...draft.tags],
  cover: draft.cover,
  language: draft.language,
  translation_of: draft.translationOf,
  status: draft.status,
  ...(draft.status !== "draft" &&
    draft.publishedAt !== "" && { published_at: instantOf(draft.publishedAt) }),
  ...(draft.basedOn !== "" && { updated_at: draft.basedOn }),
});

/** Whether two drafts say the same. */
export const isSame = (one: PostDraft, other: PostDraft): boolean =>
  JSON.stringify(one) === JSON.stringify({ ...one, ...other });

/** What was changed since `sent`, put into what the server made of that. */
export const carriedOver = (draft: PostDraft, sent: PostDraft, saved: PostDraft): PostDraft => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== Reflect.get(sent, name)),
  ),
});

const isDraft = (value: object): value is PostDraft =>
  Object.entries(EMPTY_POST).every(([name, empty]) => {
    const own: unknown = Reflect.get(value, name);
    if (empty === null) return own === null || typeof own === "string";
    return Array.isArray(empty) ? Array.isArray(own) : typeof own === typeof empty;
  });
/** A draft kept in a browser, whatever wrote it there; null when it is none of ours. */
export const keptDraft = (value: unknown): PostDraft | null =>
  value !== null && typeof value === "object" && isDraft(value) ? value : null;
