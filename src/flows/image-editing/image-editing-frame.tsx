import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { FlowFrame, type FlowStage, resultFrame } from "../kit/flow-frame.tsx";
import { presetTexts } from "./image-editing.messages.ts";
import { type ImageEditingView, viewOf } from "./image-editing.select.ts";
import { imageEditing } from "./tool.ts";
import type { ImageEditingRef } from "./use-image-editing-ref.ts";

const FRAMES: readonly ImageEditingView[] = ["image", "describe", "generating", "result"];

/** Four frames: the picture, what to do with it, the run, the result. */
export function ImageEditingFrame({
  flow,
  note,
  picture,
  ...bench
}: FlowStage & {
  flow: ImageEditingRef;
  /** Said under the current run or the result. */
  note?: string | undefined;
  /** Thumbnail of the result. */
  picture?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const view = useSelector(flow, viewOf);
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const image = useFreshAsset(context.image);
  const asked = [
    context.preset && i18n._(presetTexts[context.preset].name),
    context.prompt.trim(),
  ].filter(Boolean);
  return (
    <FlowFrame
      flow={flow}
      title={i18n._(imageEditing.name)}
      at={Math.max(0, FRAMES.indexOf(view))}
      steps={[
        {
          step: "image",
          name: t({ id: "editing.step.image", message: "Ảnh" }),
          note: image ? nameOf(image) : undefined,
          picture: image?.thumb_url,
        },
        {
          step: "describe",
          name: t({ id: "editing.step.describe", message: "Muốn sửa gì" }),
          note: asked.length > 0 ? asked.join(", ") : undefined,
        },
        {
          step: null,
          name: t({ id: "editing.step.generate", message: "Tạo ảnh" }),
          note: view === "generating" ? note : undefined,
        },
        resultFrame(i18n, { note: view === "result" ? note : undefined, picture }),
      ]}
      {...bench}
    />
  );
}
