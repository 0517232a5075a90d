import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { MaskEditorRef } from "#src/flows/mask-editor/mask-editor-ref.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import * as s from "../kit/wizard.css.ts";
import type { HairstyleRef } from "./use-hairstyle-ref.ts";

/** Whether a region is painted, and the way to paint, change or drop it. */
export function MaskField({
  flow,
  editor,
  locked,
}: {
  flow: HairstyleRef;
  /** Null while the order is sent. */
  editor: MaskEditorRef | null;
  locked: boolean;
}) {
  const { t } = useLingui();
  const { mask, painted } = useSelector(flow, (snapshot) => snapshot.context);
  const canOpen = useSelector(
    editor ?? undefined,
    (snapshot) => snapshot?.can({ type: "mask.open" }) ?? false,
  );
  return (
    <Notice>
      <p>
        {painted
          ? t({ id: "hair.mask.unused", message: "Có nét tô chưa dùng." })
          : mask
            ? t({ id: "hair.mask.ready", message: "Đã tô vùng tóc: chỉ vùng này đổi." })
            : t({ id: "hair.mask.none", message: "Không tô cũng được: máy tự tìm tóc." })}
      </p>
      <div className={s.actions}>
        <Button
          size="small"
          icon="brush"
          reason={locked ? t({ id: "order.see_beside", message: "Xem lời nhắn bên cạnh." }) : null}
          onClick={() => canOpen && editor?.send({ type: "mask.open" })}
        >
          {(mask ?? painted)
            ? t({ id: "hair.mask.change", message: "Sửa vùng tô" })
            : t({ id: "hair.mask.paint", message: "Tô vùng tóc" })}
        </Button>
        {(mask ?? painted) && !locked && (
          <TextButton onClick={() => flow.send({ type: "mask.remove" })}>
            {t({ id: "hair.mask.remove", message: "Bỏ vùng tô" })}
          </TextButton>
        )}
      </div>
    </Notice>
  );
}
