import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { FlowFrame, type FlowStage } from "../kit/flow-frame.tsx";
import { tryOn } from "./tool.ts";
import { type TryOnView, viewOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

const ORDER: readonly TryOnView[] = ["model", "outfit", "review"];

/** Three frames: who, what, and the picture made of them. */
export function TryOnFrame({
  flow,
  thirdNote,
  thirdPicture,
  ...bench
}: FlowStage & {
  flow: TryOnRef;
  /** What the third frame says: the usual time, the running clock, or that it is done. */
  thirdNote?: string | undefined;
  thirdPicture?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const view = useSelector(flow, viewOf);
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const third = view === "result" || view === "generating";
  return (
    <FlowFrame
      flow={flow}
      title={i18n._(tryOn.name)}
      at={third ? 2 : Math.max(0, ORDER.indexOf(view))}
      steps={[
        {
          step: "model",
          name: t({ id: "try_on.step.model", message: "Người mẫu" }),
          note: model ? nameOf(model) : undefined,
          picture: model?.thumb_url,
        },
        {
          step: "outfit",
          name: t({ id: "try_on.step.outfit", message: "Trang phục" }),
          note: garment ? nameOf(garment) : undefined,
          picture: garment?.thumb_url,
        },
        {
          step: third ? null : "review",
          name:
            view === "result"
              ? t({ id: "try_on.step.result", message: "Kết quả" })
              : t({ id: "try_on.step.generate", message: "Tạo ảnh" }),
          note: thirdNote,
          picture: thirdPicture,
        },
      ]}
      {...bench}
    />
  );
}
