import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { FlowFrame, type FlowStage, resultFrame } from "../kit/flow-frame.tsx";
import { type BodyGeneratorView, viewOf } from "./body-generator.select.ts";
import { bodyGenerator } from "./tool.ts";
import type { BodyGeneratorRef } from "./use-body-generator-ref.ts";

const AT: Partial<Record<BodyGeneratorView, number>> = {
  parameters: 0,
  look: 1,
  review: 2,
  generating: 2,
  result: 3,
};

/** Four frames: the figures, the look, the run, the result. */
export function BodyGeneratorFrame({
  flow,
  note,
  picture,
  ...bench
}: FlowStage & {
  flow: BodyGeneratorRef;
  /** Said under the current run or the result. */
  note?: string | undefined;
  /** Thumbnail of the result. */
  picture?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const view = useSelector(flow, viewOf);
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const face = useFreshAsset(context.face);
  const figures = [
    context.height && `${context.height} cm`,
    context.weight && `${context.weight} kg`,
  ].filter(Boolean);
  return (
    <FlowFrame
      flow={flow}
      title={i18n._(bodyGenerator.name)}
      at={AT[view] ?? 0}
      steps={[
        {
          step: "parameters",
          name: t({ id: "body.step.parameters", message: "Số đo" }),
          note: figures.length > 0 ? figures.join(", ") : undefined,
        },
        {
          step: "look",
          name: t({ id: "body.step.look", message: "Gương mặt, diện mạo" }),
          note: face ? nameOf(face) : undefined,
          picture: face?.thumb_url,
        },
        {
          step: view === "generating" || view === "result" ? null : "review",
          name: t({ id: "body.step.generate", message: "Tạo ảnh" }),
          note: view === "generating" || view === "review" ? note : undefined,
        },
        resultFrame(i18n, { note: view === "result" ? note : undefined, picture }),
      ]}
      {...bench}
    />
  );
}
