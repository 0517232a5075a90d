import { useLingui } from "@lingui/react/macro";
import { heading } from "#src/theme/type.css.ts";
import type { Post } from "#wire/blog.ts";
import * as list from "../blog.css.ts";
import { PostCard } from "../post-card.tsx";
import * as s from "./post-page.css.ts";

/** What to read next. */
export function Related({ posts }: { posts: Post["related"] }) {
  const { t } = useLingui();
  if (posts.length === 0) return null;
  return (
    <section className={s.related} aria-labelledby="related">
      <h2 id="related" className={heading.title}>
        {t({ id: "blog.related", message: "Đọc tiếp" })}
      </h2>
      <div className={list.grid}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}
