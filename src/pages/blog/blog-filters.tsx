import { useLingui } from "@lingui/react/macro";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { OnceAlive } from "#src/ui/fields/once-alive.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import type { Author, Tag } from "#wire/blog.ts";
import { BLOG_SORTS, type BlogSort } from "#wire/values.ts";
import * as s from "./blog.css.ts";
import type { BlogFilter, BlogPlace } from "./blog-address.ts";

/** Search, tag, author and order. Whatever changes, the list begins at its first page again. */
export function BlogFilters({
  filter,
  place,
  tags,
  authors,
  onFilter,
}: {
  filter: BlogFilter;
  place: BlogPlace;
  tags: readonly Tag[];
  authors: readonly Author[];
  onFilter: (filter: BlogFilter) => void;
}) {
  const { t } = useLingui();
  const change = (changed: Partial<Record<keyof BlogFilter, string>>) => {
    const { page: _page, ...rest } = filter;
    const next = Object.entries({ ...rest, ...changed }).filter(([, value]) => value !== "");
    onFilter(Object.fromEntries(next));
  };
  const sorts: Record<BlogSort, string> = {
    newest: t({ id: "blog.newest", message: "Mới nhất" }),
    oldest: t({ id: "blog.oldest", message: "Cũ nhất" }),
    title: t({ id: "blog.by_title", message: "Theo tên bài" }),
  };
  // What is searched for comes with the closest first until an order is chosen.
  const isBest = filter.q !== undefined;
  const order = BLOG_SORTS.map((value) => ({
    value: value === "newest" && !isBest ? "" : value,
    label: sorts[value],
  }));
  return (
    <OnceAlive isAlive={useIsHydrated()}>
      <search className={s.filters}>
        <FilterText
          icon="search"
          label={t({ id: "blog.search", message: "Tìm bài, gõ không dấu cũng ra" })}
          value={filter.q ?? ""}
          onChange={(q) => change({ q })}
        />
        {place.tag === undefined && (
          <SelectField
            label={t({ id: "blog.tag", message: "Nhãn" })}
            value={filter.tag ?? ""}
            options={[
              { value: "", label: t({ id: "blog.every_tag", message: "Mọi nhãn" }) },
              ...tags.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChange={({ target }) => change({ tag: target.value })}
          />
        )}
        <SelectField
          label={t({ id: "blog.author", message: "Tác giả" })}
          value={filter.author ?? ""}
          options={[
            { value: "", label: t({ id: "blog.every_author", message: "Mọi tác giả" }) },
            ...authors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => change({ author: target.value })}
        />
        <SelectField
          label={t({ id: "blog.sort", message: "Sắp xếp" })}
          value={filter.sort === "newest" && !isBest ? "" : (filter.sort ?? "")}
          options={
            isBest
              ? [
                  { value: "", label: t({ id: "blog.best", message: "Sát lời tìm nhất" }) },
                  ...order,
                ]
              : order
          }
          onChange={({ target }) => change({ sort: target.value })}
        />
      </search>
    </OnceAlive>
  );
}
