import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { useApp } from "#src/lib/app.tsx";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { BLOG } from "#wire/pages.ts";
import { byLanguage, LANGUAGE_TRAITS, LANGUAGES, type Language } from "#wire/values.ts";
import { useCategories, useTags } from "./desk-queries.ts";
import { type Term, Terms } from "./terms.tsx";

/** The same answer, read as the list shows it. */
export const asTerms = <Item,>(
  query: UseQueryResult<readonly Item[]>,
  read: (item: Item) => Term,
): UseQueryResult<readonly Term[]> =>
  ({ ...query, data: query.data?.map(read) }) as UseQueryResult<readonly Term[]>;
/** As the server calls a name in one language, also in what it finds wrong. */
const fieldOf = (language: Language): string => `name.${language}`;
const given = (name: string, value: string | undefined) => (value ? { [name]: value } : {});

export function Categories() {
  const { t } = useLingui();
  const { api } = useApp();
  return (
    <Terms
      label={t({ id: "desk.categories", message: "Các chuyên mục" })}
      failed={t({ id: "desk.terms_failed", message: "Chưa mở được danh sách này" })}
      none={t({ id: "desk.no_categories", message: "Chưa có chuyên mục nào" })}
      fields={[
        ...LANGUAGES.map((language) => ({
          name: fieldOf(language),
          label: t({
            id: "desk.name_in",
            message: `Tên, ${{ language: LANGUAGE_TRAITS[language].name }}`,
          }),
        })),
        {
          name: "slug",
          label: t({ id: "desk.slug", message: "Đường dẫn" }),
          optional: true,
        },
      ]}
      query={asTerms(useCategories(), ({ id, slug, name }) => ({
        id,
        name: name[currentLanguage()],
        note: BLOG.category(slug),
        values: {
          slug,
          ...Object.fromEntries(LANGUAGES.map((language) => [fieldOf(language), name[language]])),
        },
      }))}
      save={(id, values) => {
        const body = {
          name: byLanguage((language) => values[fieldOf(language)] ?? ""),
          ...given("slug", values.slug),
        };
        return id === null
          ? api.call("POST", "/api/admin/blog/categories", { body })
          : api.call("PUT", "/api/admin/blog/categories/:id", { params: { id }, body });
      }}
      remove={(id) => api.call("DELETE", "/api/admin/blog/categories/:id", { params: { id } })}
    />
  );
}

export function Tags() {
  const { t } = useLingui();
  const { api } = useApp();
  return (
    <Terms
      label={t({ id: "desk.tags_list", message: "Các nhãn" })}
      failed={t({ id: "desk.terms_failed", message: "Chưa mở được danh sách này" })}
      none={t({ id: "desk.no_tags", message: "Chưa có nhãn nào" })}
      fields={[
        { name: "name", label: t({ id: "desk.name", message: "Tên" }) },
        {
          name: "slug",
          label: t({ id: "desk.slug", message: "Đường dẫn" }),
          optional: true,
        },
      ]}
      query={asTerms(useTags(), ({ id, slug, name }) => ({
        id,
        name,
        note: BLOG.tag(slug),
        values: { name, slug },
      }))}
      save={(id, values) => {
        const body = { name: values.name ?? "", ...given("slug", values.slug) };
        return id === null
          ? api.call("POST", "/api/admin/blog/tags", { body })
          : api.call("PUT", "/api/admin/blog/tags/:id", { params: { id }, body });
      }}
      remove={(id) => api.call("DELETE", "/api/admin/blog/tags/:id", { params: { id } })}
    />
  );
}
