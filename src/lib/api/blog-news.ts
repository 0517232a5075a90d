import type { QueryClient } from "@tanstack/react-query";

/** Lists that show posts, what they are filed under, and comments: the desk's and the readers'. */
const KEYS = ["admin", "blog", "posts", "post", "comments"];

/** After a change on the desk: what shows the blog is asked anew. */
export function refreshBlog(queries: QueryClient): void {
  for (const name of KEYS) void queries.invalidateQueries({ queryKey: [name] });
}
