/** A piece of a chapter: a paragraph, a list, facts under hairlines, or a way on. */
export type Block =
  | string
  | { list: readonly string[] }
  | { facts: readonly { term: string; detail: string }[] }
  | { href: string; label: string };

/** A part of a long page; `id` is its anchor in every language. */
export interface Chapter {
  id: string;
  title: string;
  blocks: readonly Block[];
}
