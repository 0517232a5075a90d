import { useLingui } from "@lingui/react/macro";
import { formatShopDay } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { cx } from "#src/ui/class-names.ts";
import type { PostSummary } from "#wire/blog.ts";
import * as s from "./post-card.css.ts";

/** Who wrote it, when it came out, how long it takes to read. */
export function PostMeta({ post, className }: { post: PostSummary; className?: string }) {
  const { t } = useLingui();
  const language = currentLanguage();
  return (
    <p className={cx(s.meta, className)}>
      <span>{post.author.name}</span>
      <time dateTime={post.published_at}>{formatShopDay(language, post.published_at)}</time>
      <span>
        {t({ id: "blog.minutes", message: `${{ minutes: post.read_minutes }} phút đọc` })}
      </span>
    </p>
  );
}
