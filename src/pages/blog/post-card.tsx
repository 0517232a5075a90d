import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { Link } from "#src/ui/actions/link.tsx";
import { cx } from "#src/ui/class-names.ts";
import type { PostSummary } from "#wire/blog.ts";
import { BLOG } from "#wire/pages.ts";
import { addressOf } from "./blog-address.ts";
import { Cover } from "./cover.tsx";
import * as s from "./post-card.css.ts";
import { PostMeta } from "./post-meta.tsx";

/** A post in a list: its cover and its words. `first` is told larger. */
export function PostCard({
  post,
  first = false,
  level = 2,
}: {
  post: PostSummary;
  first?: boolean;
  level?: 2 | 3;
}) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <article className={first ? s.first : s.card} lang={post.language}>
      <Cover post={post} eager={first} />
      <div className={s.words}>
        <Link href={addressOf({ category: post.category.slug })} className={s.category}>
          {post.category.name[currentLanguage()]}
        </Link>
        <Title className={first ? heading.title : heading.label}>
          <Link href={BLOG.post(post.slug)} className={s.link}>
            {post.title}
          </Link>
        </Title>
        <p className={cx(first && text.lead, s.excerpt)}>{post.excerpt}</p>
        <PostMeta post={post} />
      </div>
    </article>
  );
}
