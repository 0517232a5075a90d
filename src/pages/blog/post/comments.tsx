import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { CommentForm } from "#src/flows/comment/comment-form.tsx";
import { COMMENTS, useCommentRef } from "#src/flows/comment/use-comment-ref.ts";
import { useApp, useUser } from "#src/lib/app.tsx";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { formatAgo } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading } from "#src/theme/type.css.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Tape } from "#src/ui/marks/tape.tsx";
import type { Comment } from "#wire/blog.ts";
import { commentsQuery } from "../blog-queries.ts";
import * as s from "./comments.css.ts";

/** What readers say of a post, and the form to say more; it is never made ahead. */
export function Comments({ slug }: { slug: string }) {
  const { t } = useLingui();
  const isBrowser = useIsHydrated();
  return (
    <section id={COMMENTS} className={s.comments} aria-labelledby="comments-title">
      <h2 id="comments-title" className={heading.small}>
        {t({ id: "comment.title", message: "Bình luận" })}
      </h2>
      {isBrowser ? <Talk slug={slug} /> : <Waiting />}
    </section>
  );
}

function Talk({ slug }: { slug: string }) {
  const { api } = useApp();
  const queries = useQueryClient();
  const { queryKey, ...asked } = commentsQuery(api, slug, useUser()?.id ?? null);
  const query = useQuery({ queryKey, ...asked });
  const [, , reader] = queryKey;
  const show = useCallback(
    (comment: Comment) =>
      queries.setQueryData<readonly Comment[]>(["comments", slug, reader], (known = []) => [
        ...known.filter(({ id }) => id !== comment.id),
        comment,
      ]),
    [queries, slug, reader],
  );
  const flow = useCommentRef(slug, show);
  return (
    <>
      <List query={query} />
      <CommentForm flow={flow} />
    </>
  );
}

function List({ query }: { query: ReturnType<typeof useQuery<readonly Comment[]>> }) {
  const { t } = useLingui();
  const { data, isPending, isFetching, refetch } = query;
  if (isPending) return <Waiting />;
  if (data === undefined)
    return (
      <ErrorState
        title={t({ id: "comment.failed", message: "Chưa mở được bình luận" })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return <p className={s.soft}>{t({ id: "comment.none", message: "Chưa ai bình luận." })}</p>;
  return (
    <ol className={s.list}>
      {data.map((comment) => (
        <li key={comment.id} className={s.comment}>
          <p className={s.by}>
            <strong>{comment.author_name}</strong>
            <time dateTime={comment.created_at} className={s.soft}>
              {formatAgo(currentLanguage(), comment.created_at)}
            </time>
            {comment.status === "pending" && (
              <Tape>{t({ id: "comment.pending", message: "Đang chờ duyệt" })}</Tape>
            )}
          </p>
          <p className={s.text}>{comment.text}</p>
        </li>
      ))}
    </ol>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.list}>
      <Skeleton />
      <Skeleton />
    </Loading>
  );
}
