import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { slugOf } from "#wire/slugs.ts";
import * as s from "./post-editor.css.ts";
import { usePostFields } from "./use-field.ts";
import type { PostEditorRef } from "./use-post-editor-ref.ts";

export interface WordsProps {
  flow: PostEditorRef;
  /** Where one writes: a picture goes to its cursor. */
  text: RefObject<HTMLTextAreaElement | null>;
  onPicture: () => void;
  /** What the Markdown becomes. */
  preview: ReactNode;
}

/** Title, address, excerpt and the text with what it becomes. */
export function PostWords({ flow, text, onPicture, preview }: WordsProps) {
  const { t } = useLingui();
  const { draft, known, busy, change, error } = usePostFields(flow);
  const optional = t({ id: "contact.optional", message: "(không bắt buộc)" });
  return (
    <div className={s.column}>
      <TextField
        name="title"
        label={t({ id: "desk.title", message: "Tên bài" })}
        value={draft.title}
        error={error("title")}
        readOnly={busy}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        name="slug"
        label={t({ id: "desk.slug", message: "Đường dẫn" })}
        optional={optional}
        hint={
          known
            ? t({ id: "desk.slug_kept", message: "Để trống thì giữ đường dẫn đang có." })
            : t({ id: "desk.slug_hint", message: "Để trống thì lấy theo tên bài." })
        }
        placeholder={known || slugOf(draft.title)}
        value={draft.slug}
        error={error("slug")}
        readOnly={busy}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => change({ slug: target.value })}
      />
      <TextArea
        name="excerpt"
        rows={2}
        label={t({ id: "desk.excerpt", message: "Tóm tắt" })}
        optional={optional}
        value={draft.excerpt}
        error={error("excerpt")}
        readOnly={busy}
        onChange={({ target }) => change({ excerpt: target.value })}
      />
      <TextArea
        ref={text}
        name="body_markdown"
        rows={14}
        label={t({ id: "desk.text", message: "Nội dung, viết bằng Markdown" })}
        aside={
          <Button size="small" icon="image" onClick={onPicture}>
            {t({ id: "desk.picture", message: "Chèn ảnh" })}
          </Button>
        }
        value={draft.markdown}
        error={error("markdown")}
        readOnly={busy}
        onChange={({ target }) => change({ markdown: target.value })}
      />
      {preview}
    </div>
  );
}
