import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { MaskEditorRef } from "#src/flows/mask-editor/mask-editor-ref.ts";
import { PaintedField } from "../mask-editor/painted-field.tsx";
import type { HairstyleRef } from "./use-hairstyle-ref.ts";

/** Whether a region is painted, and the way to paint, change or drop it. */
export function MaskField({
  flow,
  ...shown
}: {
  flow: HairstyleRef;
  editor: MaskEditorRef | null;
  locked: boolean;
}) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  return (
    <PaintedField
      {...shown}
      painted={context}
      words={{
        unused: t({ id: "hair.mask.unused", message: "Có nét tô chưa dùng." }),
        used: t({ id: "hair.mask.ready", message: "Đã tô vùng tóc: chỉ vùng này đổi." }),
        none: t({ id: "hair.mask.none", message: "Không tô cũng được: máy tự tìm tóc." }),
        change: t({ id: "hair.mask.change", message: "Sửa vùng tô" }),
        paint: t({ id: "hair.mask.paint", message: "Tô vùng tóc" }),
        remove: t({ id: "hair.mask.remove", message: "Bỏ vùng tô" }),
      }}
      onRemove={() => flow.send({ type: "mask.remove" })}
    />
  );
}
