import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { MaskEditorRef } from "#src/flows/mask-editor/mask-editor-ref.ts";
import { PaintedField } from "../mask-editor/painted-field.tsx";
import type { TryOnRef } from "./use-try-on-ref.ts";

/** Whether the garment's outline is mended, and the way to mend it, change that or drop it. */
export function OutlineField({
  flow,
  ...shown
}: {
  flow: TryOnRef;
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
        unused: t({ id: "try_on.outline.unused", message: "Có nét sửa viền chưa dùng." }),
        used: t({ id: "try_on.outline.used", message: "Viền món đồ theo nét bạn sửa." }),
        none: t({
          id: "try_on.outline.none",
          message: "Viền nét đứt là chỗ máy sẽ cắt món đồ. Chưa đúng thì sửa bằng cọ.",
        }),
        change: t({ id: "try_on.outline.change", message: "Sửa lại viền" }),
        paint: t({ id: "try_on.outline.mend", message: "Sửa viền" }),
        remove: t({ id: "try_on.outline.remove", message: "Bỏ nét sửa" }),
      }}
      onRemove={() => flow.send({ type: "mask.remove" })}
    />
  );
}
