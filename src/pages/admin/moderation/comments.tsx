import { useLingui } from "@lingui/react/macro";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Every, FilterOf } from "#src/pages/admin/filters.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import type { AdminComment } from "#wire/blog-desk.ts";
import { BLOG } from "#wire/pages.ts";
import { COMMENT_STATUSES, type CommentStatus } from "#wire/values.ts";
import * as s from "../admin.css.ts";
import * as message from "../contact/contact.css.ts";
import { OwnerLink } from "../owner-link.tsx";
import { Paged } from "../paged-table.tsx";
import { useAdminComments } from "../queries.ts";
import { decisionTexts } from "./decision-texts.ts";
import { Deed } from "./deed.tsx";

/** What readers wrote under posts; nobody else sees it before it is approved. */
export function Comments({
  filter,
  onFilter,
}: {
  filter: FilterOf<"comments">;
  onFilter: (filter: FilterOf<"comments">) => void;
}) {
  const { t, i18n } = useLingui();
  const title = t({ id: "admin.pending_comments", message: "Bình luận blog" });
  const { status, offset } = filter;
  return (
    <div className={s.list}>
      <FilterBar<Every<CommentStatus>>
        label={t({ id: "history.filter", message: "Lọc theo trạng thái" })}
        items={[
          ...COMMENT_STATUSES.map((value) => ({ value, label: i18n._(decisionTexts[value]) })),
          { value: "all" as const, label: t({ id: "history.all", message: "Tất cả" }) },
        ]}
        value={status}
        onChange={(next) => onFilter({ ...filter, status: next, offset: 0 })}
      />
      <Paged<AdminComment>
        query={useAdminComments({ offset, ...(status !== "all" && { status }) })}
        label={title}
        failed={t({ id: "admin.comments_failed", message: "Chưa mở được các bình luận" })}
        none={t({ id: "admin.no_comments", message: "Chưa ai bình luận bài nào" })}
        filtered={status !== "all"}
        done={
          status === "pending"
            ? t({ id: "admin.nothing_waits", message: "Không còn gì chờ duyệt" })
            : undefined
        }
        onClear={() => onFilter({ ...filter, status: "all", offset: 0 })}
        onOffset={(next) => onFilter({ ...filter, offset: next })}
      >
        {(items) => (
          <ul className={message.list} aria-label={title}>
            {items.map((comment) => (
              <Written key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

function Written({ comment }: { comment: AdminComment }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const language = currentLanguage();
  const decide = (status: "approved" | "rejected") => () =>
    api.call("PATCH", "/api/admin/comments/:id", { params: { id: comment.id }, body: { status } });
  return (
    <li className={message.message}>
      <div className={message.who}>
        {comment.owner ? (
          <OwnerLink owner={comment.owner} />
        ) : (
          <p>{t({ id: "admin.deleted_user", message: "tài khoản đã xoá" })}</p>
        )}
        <p className={s.soft}>{formatDateTime(language, comment.created_at)}</p>
      </div>
      <div className={message.said}>
        <p className={message.line}>
          <TextLink href={BLOG.post(comment.post.slug)}>{comment.post.title}</TextLink>
        </p>
        <p className={message.text}>{comment.text}</p>
        <p>
          {i18n._(decisionTexts[comment.status])}
          {comment.decided_at && (
            <span className={s.soft}>{` ${formatDateTime(language, comment.decided_at)}`}</span>
          )}
        </p>
        <div className={s.actions}>
          {comment.status !== "approved" && (
            <Deed
              look="primary"
              verb={t({ id: "admin.approve", message: "Duyệt" })}
              call={decide("approved")}
            />
          )}
          {comment.status !== "rejected" && (
            <Deed verb={t({ id: "admin.reject", message: "Từ chối" })} call={decide("rejected")} />
          )}
        </div>
      </div>
    </li>
  );
}
