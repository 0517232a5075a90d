import { useLingui } from "@lingui/react/macro";
import { useAsked } from "#src/lib/api/use-asked.ts";
import { useApp } from "#src/lib/app.tsx";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { usePageName } from "#src/pages/shell/page-title.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { cx } from "#src/ui/class-names.ts";
import * as s from "./blog.css.ts";
import type { BlogFilter, BlogPlace } from "./blog-address.ts";
import { BlogMissing } from "./blog-missing.tsx";
import { authorsQuery, categoriesQuery, tagsQuery } from "./blog-queries.ts";
import { CategoriesNav } from "./categories-nav.tsx";
import { LateFilters, LateNewsletterBand } from "./late-parts.tsx";
import { PostList } from "./post-list.tsx";

/** The blog, or what it holds of one category or one tag. */
export function BlogPage({
  place,
  filter,
  onFilter,
}: {
  place: BlogPlace;
  filter: BlogFilter;
  onFilter: (filter: BlogFilter) => void;
}) {
  const { api } = useApp();
  const categories = useAsked(categoriesQuery(api));
  const tags = useAsked(tagsQuery(api));
  const authors = useAsked(authorsQuery(api));
  const category = categories.data?.find(({ slug }) => slug === place.category);
  const tag = tags.data?.find(({ slug }) => slug === place.tag);
  if (place.category !== undefined && categories.data && !category)
    return <BlogMissing what="category" />;
  if (place.tag !== undefined && tags.data && !tag) return <BlogMissing what="tag" />;
  return (
    <>
      <Head place={place} name={category?.name[currentLanguage()] ?? tag?.name} />
      <div className={s.body}>
        <div className={s.narrow}>
          <CategoriesNav categories={categories.data ?? []} place={place} filter={filter} />
          <LateFilters
            filter={filter}
            place={place}
            tags={tags.data ?? []}
            authors={authors.data ?? []}
            onFilter={onFilter}
          />
        </div>
        <PostList place={place} filter={filter} />
      </div>
      <LateNewsletterBand />
    </>
  );
}

function Head({ place, name: known }: { place: BlogPlace; name: string | undefined }) {
  const { t } = useLingui();
  usePageName(known ?? null);
  const name = known ?? "…";
  const [title, lead] =
    place.category !== undefined
      ? [
          name,
          t({
            id: "blog.category_lead",
            message: `Những bài trong chuyên mục ${name}.`,
          }),
        ]
      : place.tag !== undefined
        ? [
            t({ id: "blog.tag_title", message: `Nhãn: ${name}` }),
            t({ id: "blog.tag_lead", message: `Những bài mang nhãn ${name}.` }),
          ]
        : [
            t({ id: "nav.blog", message: "Blog" }),
            t({
              id: "blog.lead",
              message:
                "Chụp món đồ ở nhà sao cho rõ, chọn người mẫu nào, đăng ảnh lúc nào: những chuyện tiệm ảnh hay được hỏi.",
            }),
          ];
  return (
    <header className={s.head}>
      <h1 className={place.category || place.tag ? heading.page : heading.hero}>{title}</h1>
      <p className={cx(text.lead, s.lead)}>{lead}</p>
    </header>
  );
}
