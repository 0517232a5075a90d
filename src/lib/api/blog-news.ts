import type { App } from "#src/lib/app.tsx";

/** After a change on the desk: its lists, and what readers see of the blog, are asked anew. */
export function refreshBlog({ queries, answers }: Pick<App, "queries" | "answers">): void {
  void queries.invalidateQueries({ queryKey: ["admin"] });
  answers.forget("blog", "posts", "post", "comments");
}
