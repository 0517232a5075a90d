import { useLingui } from "@lingui/react/macro";
import { FilterChips } from "#src/ui/choices/filter-chips.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { LANGUAGE_TRAITS, LANGUAGES, POST_STATUSES } from "#wire/values.ts";
import { postStatusTexts } from "./post-editor.messages.ts";
import { usePostFields } from "./use-field.ts";
import type { PostEditorRef } from "./use-post-editor-ref.ts";

export interface Choice {
  id: string;
  name: string;
}
/** What a post can be filed under. */
export interface Choices {
  categories: readonly Choice[];
  authors: readonly Choice[];
  tags: readonly Choice[];
  /** Posts of the other languages. */
  posts: readonly Choice[];
}

/** Status with its time, language, category, author, tags. */
export function PostSettings({ flow, choices }: { flow: PostEditorRef; choices: Choices }) {
  const { t, i18n } = useLingui();
  const { draft, busy, change, error } = usePostFields(flow);
  const choose = t({ id: "desk.choose", message: "Chọn một" });
  const options = (list: readonly Choice[], none: string) => [
    { value: "", label: none },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const nameOf = (id: string) => choices.tags.find((tag) => tag.id === id)?.name;
  const toggle = (name: string) => {
    const id = choices.tags.find((tag) => tag.name === name)?.id;
    if (id === undefined) return;
    change({
      tags: draft.tags.includes(id) ? draft.tags.filter((one) => one !== id) : [...draft.tags, id],
    });
  };
  return (
    <>
      <SelectField
        label={t({ id: "desk.status", message: "Trạng thái" })}
        value={draft.status}
        disabled={busy}
        error={error("status")}
        options={POST_STATUSES.map((value) => ({ value, label: i18n._(postStatusTexts[value]) }))}
        onChange={({ target }) => {
          const status = POST_STATUSES.find((one) => one === target.value);
          if (status) change({ status });
        }}
      />
      {draft.status !== "draft" && (
        <TextField
          type="datetime-local"
          label={t({ id: "desk.time", message: "Giờ đăng" })}
          hint={t({ id: "desk.time_hint", message: "Giờ Việt Nam." })}
          value={draft.publishedAt}
          error={error("publishedAt")}
          readOnly={busy}
          onChange={({ target }) => change({ publishedAt: target.value })}
        />
      )}
      <SelectField
        label={t({ id: "desk.category", message: "Chuyên mục" })}
        value={draft.category}
        disabled={busy}
        error={error("category")}
        options={options(choices.categories, choose)}
        onChange={({ target }) => change({ category: target.value })}
      />
      <SelectField
        label={t({ id: "desk.author", message: "Tác giả" })}
        value={draft.author}
        disabled={busy}
        error={error("author")}
        options={options(choices.authors, choose)}
        onChange={({ target }) => change({ author: target.value })}
      />
      <SelectField
        label={t({ id: "desk.language", message: "Ngôn ngữ của bài" })}
        value={draft.language}
        disabled={busy}
        error={error("language")}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TRAITS[value].name }))}
        onChange={({ target }) => {
          const language = LANGUAGES.find((one) => one === target.value);
          if (language) change({ language, translationOf: null });
        }}
      />
      <SelectField
        label={t({ id: "desk.translation", message: "Là bản dịch của" })}
        value={draft.translationOf ?? ""}
        disabled={busy}
        error={error("translationOf")}
        options={options(choices.posts, t({ id: "desk.no_translation", message: "Không bài nào" }))}
        onChange={({ target }) => change({ translationOf: target.value || null })}
      />
      <FilterChips
        label={t({ id: "desk.tags", message: "Nhãn" })}
        items={choices.tags.map(({ name }) => name)}
        chosen={draft.tags.flatMap((id) => nameOf(id) ?? [])}
        onToggle={(name) => !busy && toggle(name)}
        note={error("tags")}
      />
    </>
  );
}
