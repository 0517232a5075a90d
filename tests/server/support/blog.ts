import type { Person, TestServer } from "./harness.ts";

let counter = 0;

/** What a post needs beside it: a category, an author and a tag. */
export async function blogBasics(server: TestServer, as: Person) {
  const made = async (at: string, body: object) =>
    (await server.call("POST", `/api/admin/blog/${at}`, body, { as })).body;
  const n = counter++;
  const category = await made("categories", { name: { vi: `Mẹo hay ${n}`, en: `Tips ${n}` } });
  const author = await made("authors", { name: `Lan Anh ${n}`, bio: "Chủ tiệm" });
  const tag = await made("tags", { name: `Áo dài ${n}` });
  return { category, author, tag };
}
export type Basics = Awaited<ReturnType<typeof blogBasics>>;

/** A body of a post, published at once unless told otherwise. */
export const postBody = (basics: Record<keyof Basics, { id: string }>, more: object = {}) => ({
  title: "Chụp áo dài sao cho đẹp",
  excerpt: "Ánh sáng và phông nền",
  body_markdown: "Đặt đèn bên trái.",
  category_id: basics.category.id,
  author_id: basics.author.id,
  tag_ids: [basics.tag.id],
  language: "vi",
  status: "published",
  ...more,
});

/** Writes a post and answers it as the desk shows it. */
export async function written(server: TestServer, as: Person, basics: Basics, more: object = {}) {
  const answer = await server.call("POST", "/api/admin/blog/posts", postBody(basics, more), { as });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
