import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { brushRange } from "#machines/mask-editor/mask-editor.rules.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/content/visually-hidden.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Toolbar, ToolbarRule } from "#src/ui/pictures/toolbar.tsx";
import type { Asset } from "#wire/assets.ts";
import { MaskCanvas } from "./mask-canvas.tsx";
import * as s from "./mask-editor.css.ts";
import type { MaskEditorRef } from "./mask-editor-ref.ts";

/** The face of the mask editor: paint and erase on the photo itself, tools beneath. */
export function MaskEditor({
  editor,
  picture,
  over,
}: {
  editor: MaskEditorRef;
  picture: Asset;
  /** Drawn over the picture, beneath what is painted. */
  over?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(editor, (state) => state);
  const { tool, size, refusal, meaning } = snapshot.context;
  const isOutline = meaning === "outline";
  const { least, most } = brushRange(picture);
  const busy = snapshot.hasTag("busy");
  const resize = (value: number) =>
    Number.isFinite(value) && editor.send({ type: "brush.resize", size: value });
  useUndoKeys(editor);
  const noUndo = t({ id: "mask.undo.none", message: "Chưa tô nét nào" });
  const noRedo = t({ id: "mask.redo.none", message: "Không có nét nào vừa hoàn tác" });
  const empty = t({ id: "mask.empty", message: "Chưa tô vùng nào" });
  const sizeLabel = t({ id: "mask.size", message: "Cỡ cọ" });
  return (
    <div className={s.root}>
      <MaskCanvas editor={editor} picture={picture} over={over} />
      <Toolbar label={t({ id: "mask.tools", message: "Công cụ tô" })}>
        <Button
          size="small"
          look={tool === "paint" ? "primary" : "quiet"}
          icon="brush"
          aria-pressed={tool === "paint"}
          onClick={() => editor.send({ type: "tool.choose", tool: "paint" })}
        >
          {isOutline
            ? t({ id: "mask.keep", message: "Giữ lại" })
            : t({ id: "mask.paint", message: "Tô" })}
        </Button>
        <Button
          size="small"
          look={tool === "erase" ? "primary" : "quiet"}
          icon="eraser"
          aria-pressed={tool === "erase"}
          onClick={() => editor.send({ type: "tool.choose", tool: "erase" })}
        >
          {isOutline
            ? t({ id: "mask.cut", message: "Bỏ đi" })
            : t({ id: "mask.erase", message: "Xoá" })}
        </Button>
        <ToolbarRule />
        <label className={s.size}>
          {sizeLabel}
          <input
            type="range"
            className={s.range}
            min={least}
            max={most}
            value={size}
            onChange={(event) => resize(event.target.valueAsNumber)}
          />
        </label>
        <input
          type="number"
          className={s.number}
          aria-label={`${sizeLabel}, px`}
          min={least}
          max={most}
          value={size}
          onChange={(event) => resize(event.target.valueAsNumber)}
        />
        <ToolbarRule />
        <IconButton
          icon="undo"
          look="quiet"
          label={t({ id: "mask.undo", message: "Hoàn tác" })}
          reasonPlace="elsewhere"
          reasonId="mask-undo-why"
          reason={snapshot.can({ type: "undo.press" }) ? null : noUndo}
          onClick={() => editor.send({ type: "undo.press" })}
        />
        <IconButton
          icon="redo"
          look="quiet"
          label={t({ id: "mask.redo", message: "Làm lại" })}
          reasonPlace="elsewhere"
          reasonId="mask-redo-why"
          reason={snapshot.can({ type: "redo.press" }) ? null : noRedo}
          onClick={() => editor.send({ type: "redo.press" })}
        />
        {snapshot.can({ type: "mask.reset" }) && (
          <Button size="small" look="quiet" onClick={() => editor.send({ type: "mask.reset" })}>
            {t({ id: "mask.reset", message: "Xoá vùng tô" })}
          </Button>
        )}
        <ToolbarRule />
        <Button
          size="small"
          look="quiet"
          reasonPlace="elsewhere"
          reason={busy ? t({ id: "mask.storing", message: "Đang lưu vùng tô" }) : null}
          onClick={() => editor.send({ type: "mask.close" })}
        >
          {t({ id: "mask.close", message: "Đóng" })}
        </Button>
        <Button
          size="small"
          look="primary"
          busy={busy}
          reasonPlace="elsewhere"
          reasonId="mask-use-why"
          reason={busy || snapshot.can({ type: "mask.use" }) ? null : empty}
          onClick={() => editor.send({ type: "mask.use" })}
        >
          {t({ id: "mask.use", message: "Dùng vùng tô" })}
        </Button>
      </Toolbar>
      <VisuallyHidden>
        <span id="mask-undo-why">{noUndo}</span>
        <span id="mask-redo-why">{noRedo}</span>
      </VisuallyHidden>
      {snapshot.matches("failed") && refusal && (
        <ErrorState
          title={t({ id: "mask.failed", message: "Chưa lưu được vùng tô" })}
          kept={sentenceFor(i18n, refusal)}
        />
      )}
      <p className={s.hint}>
        {!busy && !snapshot.can({ type: "mask.use" }) && (
          <strong id="mask-use-why">{empty}. </strong>
        )}
        {isOutline &&
          t({
            id: "mask.outline.hint",
            message: "Tô Giữ lại lên chỗ của món đồ mà viền bỏ sót, Bỏ đi lên chỗ thừa. ",
          })}
        {t({
          id: "mask.hint",
          message:
            "Chuột trái để tô, chuột phải hoặc Shift để xoá, lăn chuột đổi cỡ cọ. Ctrl và lăn chuột để phóng to, giữ phím cách để kéo ảnh.",
        })}
      </p>
    </div>
  );
}

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y bring again, unless one is typing. */
function useUndoKeys(editor: MaskEditorRef): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest("textarea, input[type=text]")) return;
      const name = event.key.toLowerCase();
      const redo = name === "y" || (name === "z" && event.shiftKey);
      if (!redo && name !== "z") return;
      event.preventDefault();
      editor.send({ type: redo ? "redo.press" : "undo.press" });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [editor]);
}
