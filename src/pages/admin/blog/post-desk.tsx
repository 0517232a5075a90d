import { useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { isSame } from "#machines/post-editor/post-editor.rules.ts";
import { AssetPicker } from "#src/flows/asset-picker/asset-picker.tsx";
import { PostEditor } from "#src/flows/post-editor/post-editor.tsx";
import {
  type PostEditorRef,
  usePostEditorRef,
} from "#src/flows/post-editor/use-post-editor-ref.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "../admin.css.ts";
import { CoverField } from "./cover-field.tsx";
import { useAuthors, useCategories, useOriginals, useTags } from "./desk-queries.ts";
import { PostPreview } from "./post-preview.tsx";
import { useDeskPicker } from "./use-desk-picker.ts";

/** One post on the desk; `id` is null for a new one. */
export function PostDesk({ id, onSaved }: { id: string | null; onSaved: (id: string) => void }) {
  return <Desk flow={usePostEditorRef(id, onSaved)} />;
}

/** The same around an actor that stands already. */
export function Desk({ flow }: { flow: PostEditorRef }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const draft = useSelector(flow, (state) => state.context.draft);
  const id = useSelector(flow, (state) => state.context.id);
  const { picker, open } = useDeskPicker();
  const text = useRef<HTMLTextAreaElement>(null);
  const language = currentLanguage();
  const choices = {
    categories: (useCategories().data ?? []).map(({ id, name }) => ({ id, name: name[language] })),
    authors: useAuthors().data ?? [],
    tags: useTags().data ?? [],
    posts: useOriginals(draft.language).data ?? [],
  };
  const picture = useCall(
    (asset: string) => api.call("POST", "/api/admin/blog/pictures", { body: { asset } }),
    ({ url }) => {
      // The text may have changed while the picture was copied.
      const { markdown } = flow.getSnapshot().context.draft;
      const at = text.current?.selectionStart ?? markdown.length;
      flow.send({
        type: "field.change",
        change: { markdown: `${markdown.slice(0, at)}\n\n![](${url})\n\n${markdown.slice(at)}` },
      });
    },
  );
  return (
    <div className={s.list}>
      <PostEditor
        flow={flow}
        choices={choices}
        text={text}
        onPicture={() => open((asset) => void picture.run(asset.id))}
        cover={
          <CoverField
            id={draft.cover}
            post={id}
            onChoose={() =>
              open(({ id }) => flow.send({ type: "field.change", change: { cover: id } }))
            }
            onRemove={() => flow.send({ type: "field.change", change: { cover: null } })}
          />
        }
        preview={
          <>
            {picture.refusal && (
              <p role="alert" className={s.off}>
                {sentenceFor(i18n, picture.refusal)}
              </p>
            )}
            <PostPreview markdown={draft.markdown} />
          </>
        }
      />
      <AssetPicker picker={picker} />
      <LeaveDialog flow={flow} />
    </div>
  );
}

/** Leaving with words that are not saved asks; they stay in this browser either way. */
function LeaveDialog({ flow }: { flow: PostEditorRef }) {
  const { t } = useLingui();
  const isUnsaved = () => {
    const snapshot = flow.getSnapshot();
    return snapshot.hasTag("desk") && !isSame(snapshot.context.draft, snapshot.context.saved);
  };
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  const stay = () => reset?.();
  return (
    <Dialog
      alert
      width="small"
      open={status === "blocked"}
      onClose={stay}
      title={t({ id: "desk.leave", message: "Rời trang khi chưa lưu?" })}
      description={t({
        id: "desk.leave_text",
        message: "Chữ vẫn được giữ trong trình duyệt này, mở lại bài là thấy.",
      })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        <>
          <Button onClick={stay}>{t({ id: "admin_user.stay", message: "Sửa tiếp" })}</Button>
          <Button look="destroy" onClick={() => proceed?.()}>
            {t({ id: "desk.leave_go", message: "Rời trang" })}
          </Button>
        </>
      }
    />
  );
}
