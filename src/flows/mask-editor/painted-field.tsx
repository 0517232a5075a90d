import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Painted } from "#machines/mask-editor/painted.rules.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useFetchedLater } from "#src/ui/late-view.tsx";
import * as s from "../kit/wizard.css.ts";
import { maskEditor } from "./late-mask-editor.tsx";
import type { MaskEditorRef } from "./mask-editor-ref.ts";

/** Whether something is painted over a picture, and the way to paint, change or drop it. */
export function PaintedField({
  painted: { mask, painted },
  words,
  editor,
  locked,
  onRemove,
}: {
  painted: Pick<Painted, "mask" | "painted">;
  words: Record<"unused" | "used" | "none" | "change" | "paint" | "remove", string>;
  /** Null while the order is sent. */
  editor: MaskEditorRef | null;
  locked: boolean;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  useFetchedLater(maskEditor);
  const canOpen = useSelector(
    editor ?? undefined,
    (snapshot) => snapshot?.can({ type: "mask.open" }) ?? false,
  );
  const isThere = (mask ?? painted) !== null;
  return (
    <Notice>
      <p>{painted ? words.unused : mask ? words.used : words.none}</p>
      <div className={s.actions}>
        <Button
          size="small"
          icon="brush"
          reason={locked ? t({ id: "order.see_beside", message: "Xem lời nhắn bên cạnh." }) : null}
          onClick={() => canOpen && editor?.send({ type: "mask.open" })}
        >
          {isThere ? words.change : words.paint}
        </Button>
        {isThere && !locked && <TextButton onClick={onRemove}>{words.remove}</TextButton>}
      </div>
    </Notice>
  );
}
