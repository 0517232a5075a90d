import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import type { PostSummary } from "#wire/blog.ts";
import * as s from "./cover.css.ts";
import { toneOfCategory } from "./tone-of.ts";

/**
 * A post's picture, which brings what it shows; without one a hanger waits on the paper of the
 * category.
 */
export function Cover({
  post,
  eager,
  wide,
}: {
  post: PostSummary;
  eager?: boolean;
  wide?: boolean;
}) {
  const shape = wide ? s.wide : s.paper;
  if (post.cover_url === null) {
    return (
      <Backdrop
        tone={toneOfCategory(post.category.slug)}
        className={s.backdrop}
        paperClassName={shape}
      >
        <svg className={s.hanger} viewBox="0 0 220 150" aria-hidden="true">
          <path d="M110 0v26M110 26a14 14 0 1 1 10 24q-10 4-10 16M110 66 8 128M110 66l102 62M8 128h204" />
        </svg>
      </Backdrop>
    );
  }
  return (
    <div className={shape}>
      <img
        src={post.cover_url}
        alt=""
        className={s.picture}
        loading={eager ? "eager" : "lazy"}
        {...(eager && { fetchPriority: "high" })}
      />
    </div>
  );
}
