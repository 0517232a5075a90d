import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { FlowFrame, type FlowStage, resultFrame } from "../kit/flow-frame.tsx";
import { hairColors } from "./hairstyle.messages.ts";
import { type HairstyleView, viewOf } from "./hairstyle.select.ts";
import { styleDrawing, styleName } from "./style-name.ts";
import { hairstyle } from "./tool.ts";
import type { HairstyleRef } from "./use-hairstyle-ref.ts";

const AT: Partial<Record<HairstyleView, number>> = {
  photo: 0,
  style: 1,
  customise: 2,
  generating: 3,
  result: 3,
};

/** Four frames: the photo, the style, colour and words, the result. */
export function HairstyleFrame({
  flow,
  note,
  picture,
  ...bench
}: FlowStage & {
  flow: HairstyleRef;
  /** Said under the run or the result. */
  note?: string | undefined;
  /** Thumbnail of the result. */
  picture?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const view = useSelector(flow, viewOf);
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const photo = useFreshAsset(context.photo);
  const named = hairColors.find(({ value }) => value === context.color)?.label;
  const color = named ? i18n._(named) : context.color;
  return (
    <FlowFrame
      flow={flow}
      title={i18n._(hairstyle.name)}
      at={AT[view] ?? 0}
      steps={[
        {
          step: "photo",
          name: t({ id: "hair.step.photo", message: "Ảnh" }),
          note: photo ? nameOf(photo) : undefined,
          picture: photo?.thumb_url,
        },
        {
          step: "style",
          name: t({ id: "hair.step.style", message: "Kiểu tóc" }),
          note: context.style ? styleName(i18n, context.style) : undefined,
          picture: context.style ? styleDrawing(context.style) : undefined,
        },
        {
          step: "customise",
          name: t({ id: "hair.step.customise", message: "Màu, lời dặn" }),
          note: color ?? undefined,
        },
        resultFrame(i18n, {
          note: view === "generating" || view === "result" ? note : undefined,
          picture,
        }),
      ]}
      {...bench}
    />
  );
}
