import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAsked } from "#src/lib/api/use-asked.ts";
import { useApp } from "#src/lib/app.tsx";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { cx } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import type { PostPage } from "#wire/blog.ts";
import * as s from "./blog.css.ts";
import { addressOf, type BlogFilter, type BlogPlace, isNarrowed } from "./blog-address.ts";
import { postsQuery } from "./blog-queries.ts";
import { Pagination } from "./pagination.tsx";
import { PostCard } from "./post-card.tsx";

type Place = { place: BlogPlace; filter: BlogFilter };

/** The posts a place and its filter leave: waiting, failed, none, or in pages. */
export function PostList({ place, filter }: Place) {
  const { t } = useLingui();
  const { api } = useApp();
  const asked = postsQuery(api, currentLanguage(), { ...filter, ...place });
  const { data: found, isPending, isFetching, refetch } = useAsked(asked);
  // The page before stands, faded, until the next has come.
  const [before, setBefore] = useState(found);
  if (found !== undefined && found !== before) setBefore(found);
  const data = found ?? (isPending ? before : undefined);
  const isBefore = found === undefined;
  if (isPending && data === undefined) return <Waiting />;
  if (data === undefined)
    return (
      <ErrorState
        title={t({ id: "blog.failed", message: "Chưa mở được danh sách bài viết" })}
        kept={t({
          id: "blog.failed_text",
          message: "Bài viết vẫn còn nguyên. Bạn đợi một lát rồi thử lại.",
        })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  if (data.items.length === 0) return <Nothing place={place} filter={filter} total={data.total} />;
  return (
    <div className={cx(s.list, isBefore && s.stale)} aria-busy={isBefore}>
      <Found page={data} isNewest={!isNarrowed(filter) && !filter.sort && data.page === 1} />
      <Pagination
        page={data.page}
        pages={data.pages}
        addressOf={(page) => addressOf(place, { ...filter, page })}
      />
    </div>
  );
}

function Found({ page, isNewest }: { page: PostPage; isNewest: boolean }) {
  const { t } = useLingui();
  const [first, ...rest] = page.items;
  const leads = isNewest && first !== undefined;
  return (
    <>
      <p className={s.count} role="status">
        {t({ id: "blog.count", message: `${{ posts: page.total }} bài viết` })}
      </p>
      {leads && <PostCard post={first} first />}
      <div className={s.grid}>
        {(leads ? rest : page.items).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </>
  );
}

function Nothing({ place, filter, total }: Place & { total: number }) {
  const { t } = useLingui();
  if (total > 0)
    return (
      <EmptyState
        drawing="search"
        title={t({ id: "blog.past_end", message: "Danh sách không dài tới trang này" })}
        action={
          <LinkButton href={addressOf(place, { ...filter, page: 1 })}>
            {t({ id: "blog.to_first", message: "Về trang đầu" })}
          </LinkButton>
        }
      />
    );
  if (isNarrowed(filter))
    return (
      <EmptyState
        drawing="search"
        title={t({ id: "blog.none_match", message: "Không có bài viết nào khớp" })}
        action={
          <LinkButton href={addressOf(place)}>
            {t({ id: "admin.clear", message: "Bỏ hết bộ lọc" })}
          </LinkButton>
        }
      >
        {t({ id: "blog.none_match_text", message: "Thử ít chữ hơn, hoặc bỏ bớt bộ lọc." })}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t({ id: "blog.none", message: "Chưa có bài viết nào ở đây" })}
      action={
        <LinkButton href="/">{t({ id: "shell.to_home", message: "Về trang chủ" })}</LinkButton>
      }
    >
      {t({ id: "blog.none_text", message: "Bài mới sẽ hiện ở trang này." })}
    </EmptyState>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.grid}>
      {["a", "b", "c"].map((key) => (
        <div key={key} className={s.waiting}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      ))}
    </Loading>
  );
}
