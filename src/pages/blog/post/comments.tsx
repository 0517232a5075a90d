import { useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { CommentForm } from "#src/flows/comment/comment-form.tsx";
import { COMMENTS, useCommentRef } from "#src/flows/comment/use-comment-ref.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { type Found, useAsked } from "#src/lib/api/use-asked.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp, useUser } from "#src/lib/app.tsx";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { formatAgo } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Tape } from "#src/ui/marks/tape.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { Comment } from "#wire/blog.ts";
import { commentsQuery } from "../blog-queries.ts";
import * as s from "./comments.css.ts";

/** What readers say of a post, and the form to say more, which needs the browser. */
export function Comments({ slug }: { slug: string }) {
  const { t } = useLingui();
  const isBrowser = useIsHydrated();
  return (
    <section id={COMMENTS} className={s.comments} aria-labelledby="comments-title">
      <h2 id="comments-title" className={heading.small}>
        {t({ id: "comment.title", message: "Bình luận" })}
      </h2>
      {isBrowser ? <Talk slug={slug} /> : <Ahead slug={slug} />}
      <noscript>
        <p className={s.soft}>
          {t({
            id: "comment.no_script",
            message: "Muốn viết bình luận thì bật JavaScript rồi tải lại trang.",
          })}
        </p>
      </noscript>
    </section>
  );
}

/** What a page sent whole has: the comments that everybody sees. */
function Ahead({ slug }: { slug: string }) {
  return <List query={useAsked(commentsQuery(useApp().api, slug, null))} />;
}

function Talk({ slug }: { slug: string }) {
  const { api, answers } = useApp();
  const user = useUser();
  const reader = user?.id ?? null;
  const query = useAsked(commentsQuery(api, slug, reader));
  const show = useCallback(
    (comment: Comment) =>
      answers.put<readonly Comment[]>(commentsQuery(api, slug, reader).key, (known = []) => [
        ...known.filter(({ id }) => id !== comment.id),
        comment,
      ]),
    [api, answers, slug, reader],
  );
  const flow = useCommentRef(slug, show);
  return (
    <>
      <List query={query} />
      <CommentForm flow={flow} name={user?.display_name || user?.name} />
    </>
  );
}

function List({ query }: { query: Found<readonly Comment[]> }) {
  const { t } = useLingui();
  const { data, isPending, isFetching, refetch } = query;
  if (isPending) return <Waiting />;
  if (data === undefined)
    return (
      <ErrorState
        title={t({ id: "comment.failed", message: "Chưa mở được bình luận" })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        retrying={isFetching}
        onRetry={refetch}
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
          {comment.is_own && <TakeBack id={comment.id} onDone={refetch} />}
        </li>
      ))}
    </ol>
  );
}

/** One's own comment goes for good; it is asked first. */
function TakeBack({ id, onDone }: { id: string; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const [isAsking, setAsking] = useState(false);
  const { busy, refusal, run } = useCall(
    (_: undefined) => api.call("DELETE", "/api/blog/comments/:id", { params: { id } }),
    onDone,
  );
  const verb = t({ id: "comment.delete", message: "Xoá bình luận" });
  return (
    <>
      <div>
        <Button size="small" onClick={() => setAsking(true)}>
          {verb}
        </Button>
      </div>
      <Dialog
        alert
        width="small"
        open={isAsking}
        held={busy}
        onClose={() => setAsking(false)}
        title={t({ id: "comment.delete_ask", message: "Xoá bình luận này?" })}
        description={t({ id: "comment.delete_text", message: "Xoá rồi không lấy lại được." })}
        closeLabel={t({ id: "shell.close", message: "Đóng" })}
        foot={
          <>
            {!busy && (
              <Button onClick={() => setAsking(false)}>
                {t({ id: "profile.keep", message: "Giữ lại" })}
              </Button>
            )}
            <Button look="destroy" busy={busy} onClick={() => void run(undefined)}>
              {verb}
            </Button>
          </>
        }
      >
        {refusal && <p role="alert">{sentenceFor(i18n, refusal)}</p>}
      </Dialog>
    </>
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
