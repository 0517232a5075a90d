import { useLingui } from "@lingui/react/macro";
import { postStatusTexts } from "#src/flows/post-editor/post-editor.messages.ts";
import { known, oneOf } from "#src/lib/address/search-params.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { AdminPostsFilter } from "#src/pages/admin/filters.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import * as table from "#src/ui/content/table.css.ts";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import type { AdminPostRow } from "#wire/blog-desk.ts";
import { LANGUAGE_TRAITS, LANGUAGES, POST_STATUSES } from "#wire/values.ts";
import * as s from "../admin.css.ts";
import { Deed } from "../moderation/deed.tsx";
import { PagedTable } from "../paged-table.tsx";
import { useAdminPosts } from "./desk-queries.ts";

export interface PostsProps {
  filter: AdminPostsFilter;
  onFilter: (filter: AdminPostsFilter) => void;
}
export const addressOnDesk = (id: string): string => `/admin/blog?post=${encodeURIComponent(id)}`;

/** Every post with its state, drafts too. */
export function Posts({ filter, onFilter }: PostsProps) {
  const { t } = useLingui();
  return (
    <div className={s.list}>
      <Filters filter={filter} onFilter={onFilter} />
      <PagedTable<AdminPostRow>
        query={useAdminPosts(filter)}
        label={t({ id: "desk.posts", message: "Bài viết" })}
        failed={t({ id: "desk.posts_failed", message: "Chưa mở được danh sách bài" })}
        none={t({ id: "desk.no_posts", message: "Chưa có bài nào" })}
        filtered={Object.keys(filter).some((name) => name !== "offset")}
        onClear={() => onFilter({})}
        onOffset={(offset) => onFilter({ ...filter, offset })}
        head={
          <tr>
            <th className={table.head}>{t({ id: "desk.title", message: "Tên bài" })}</th>
            <th className={table.head}>{t({ id: "desk.status", message: "Trạng thái" })}</th>
            <th className={table.head}>{t({ id: "desk.category", message: "Chuyên mục" })}</th>
            <th className={table.head}>{t({ id: "desk.changed", message: "Sửa lúc" })}</th>
            <th className={table.head}>{t({ id: "subscribers.deed", message: "Việc" })}</th>
          </tr>
        }
      >
        {(post) => <Row key={post.id} post={post} />}
      </PagedTable>
    </div>
  );
}

function Filters({ filter, onFilter }: PostsProps) {
  const { t, i18n } = useLingui();
  const all = t({ id: "history.all", message: "Tất cả" });
  const narrow = (change: { [Key in keyof AdminPostsFilter]: AdminPostsFilter[Key] | undefined }) =>
    onFilter(known<AdminPostsFilter>({ ...filter, ...change, offset: undefined }));
  return (
    <fieldset className={s.filters} aria-label={t({ id: "admin.filter", message: "Lọc" })}>
      <FilterText
        label={t({ id: "blog.search", message: "Tìm bài, gõ không dấu cũng ra" })}
        value={filter.q ?? ""}
        onChange={(q) => narrow({ q: q || undefined })}
      />
      <SelectField
        label={t({ id: "desk.status", message: "Trạng thái" })}
        value={filter.status ?? ""}
        options={[
          { value: "", label: all },
          ...POST_STATUSES.map((value) => ({ value, label: i18n._(postStatusTexts[value]) })),
        ]}
        onChange={({ target }) =>
          narrow({ status: oneOf({ is: target.value }, "is", POST_STATUSES) })
        }
      />
      <SelectField
        label={t({ id: "desk.language", message: "Ngôn ngữ của bài" })}
        value={filter.language ?? ""}
        options={[
          { value: "", label: all },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_TRAITS[value].name })),
        ]}
        onChange={({ target }) =>
          narrow({ language: oneOf({ is: target.value }, "is", LANGUAGES) })
        }
      />
    </fieldset>
  );
}

function Row({ post }: { post: AdminPostRow }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const language = currentLanguage();
  const { title } = post;
  return (
    <tr>
      <td className={table.cell}>
        <TextLink href={addressOnDesk(post.id)}>{title}</TextLink>
        <p className={s.soft}>{LANGUAGE_TRAITS[post.language].name}</p>
      </td>
      <td className={table.cell}>
        {i18n._(postStatusTexts[post.status])}
        {post.status !== "draft" && post.published_at && (
          <p className={s.soft}>{formatDateTime(language, post.published_at)}</p>
        )}
      </td>
      <td className={table.cell}>{post.category.name[language]}</td>
      <td className={table.cell}>{formatDateTime(language, post.updated_at)}</td>
      <td className={table.cell}>
        <Deed
          verb={t({ id: "subscribers.delete", message: "Xoá" })}
          ask={{
            title: t({ id: "desk.delete_ask", message: `Xoá bài “${title}”?` }),
            text: t({
              id: "desk.delete_text",
              message: "Bài, bình luận và đường dẫn của bài mất hẳn. Không hoàn tác được.",
            }),
          }}
          call={() => api.call("DELETE", "/api/admin/blog/posts/:id", { params: { id: post.id } })}
        />
      </td>
    </tr>
  );
}
