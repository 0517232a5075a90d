import { useLingui } from "@lingui/react/macro";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Link } from "#src/ui/actions/link.tsx";
import type { Category } from "#wire/blog.ts";
import * as s from "./blog.css.ts";
import { addressOf, type BlogFilter, type BlogPlace } from "./blog-address.ts";

/** The categories as links, each a page; what else narrows the list comes along. */
export function CategoriesNav({
  categories,
  place,
  filter,
}: {
  categories: readonly Category[];
  place: BlogPlace;
  filter: BlogFilter;
}) {
  const { t } = useLingui();
  const { category: _category, page: _page, ...rest } = filter;
  const current = place.category ?? filter.category;
  const to = (slug: string | undefined) =>
    place.tag === undefined
      ? addressOf(slug === undefined ? {} : { category: slug }, rest)
      : addressOf(place, slug === undefined ? rest : { ...rest, category: slug });
  return (
    <nav aria-label={t({ id: "blog.categories", message: "Chuyên mục" })}>
      <ul className={s.categories}>
        {[
          { slug: undefined, name: t({ id: "blog.all", message: "Tất cả" }) },
          ...categories.map(({ slug, name }) => ({ slug, name: name[currentLanguage()] })),
        ].map(({ slug, name }) => (
          <li key={slug ?? ""}>
            <Link
              href={to(slug)}
              className={s.categoryLink}
              aria-current={slug === current ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
