import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useCredits } from "#src/lib/api/queries.ts";
import { useShownRun } from "#src/lib/runs/use-own-runs.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { formatClock } from "#src/lib/text/format.ts";
import type { ToolTone } from "#src/theme/colors.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import type { Asset } from "#wire/assets.ts";
import type { GenerationErrorCode } from "#wire/errors.ts";
import { CancelDialog } from "../order/cancel-dialog.tsx";
import { Ending } from "../order/ending.tsx";
import { mediumOf, processingTitles } from "../order/order.messages.ts";
import { isAsking, isCancelling, type OrderRef } from "../order/order.select.ts";
import { ProcessingFacts, ProcessingStrip } from "../order/processing.tsx";
import { useElapsed } from "../order/use-waiting.ts";
import type { FlowStage } from "./flow-frame.tsx";
import { WayBack } from "./foot-parts.tsx";
import { PhotoThatWorks } from "./photo-that-works.tsx";
import type { WizardRef } from "./wizard-ref.ts";

/** A run under way, and how it ended when it ended without a picture. */
export function GeneratingView({
  flow,
  job,
  tone,
  picture,
  drawing,
  inputs,
  remedy,
  next,
  frame,
}: {
  flow: WizardRef;
  job: OrderRef;
  tone: ToolTone;
  /** The input that is developed on the stage; null when no picture went in. */
  picture: Asset | null;
  /** What stands on the stage when no picture went in. */
  drawing?: ReactNode;
  inputs: readonly { role: string; asset: Asset | null }[];
  /** What to change after a failure that another try would only repeat. */
  remedy: (code: GenerationErrorCode) => ReactNode;
  /** Something else to do meanwhile, or after an end. */
  next: (running: boolean) => ReactNode;
  frame: (bench: FlowStage, note: string | undefined) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { generation, feature } = useSelector(job, (snapshot) => snapshot.context);
  useShownRun(generation?.id);
  const running = useSelector(job, (snapshot) => snapshot.matches("running"));
  const finding = useSelector(job, (snapshot) => snapshot.matches("finding"));
  const asking = useSelector(job, isAsking);
  const cancelling = useSelector(job, isCancelling);
  const balance = useCredits().data?.balance;
  const clock = formatClock(useElapsed(generation));
  const held = generation?.cost ?? 0;
  const bench: FlowStage = {
    inspectorLabel: i18n._(processingTitles[mediumOf(feature)]),
    stage: (
      <Stage tone={tone}>
        {drawing}
        {running ? (
          <ProcessingStrip
            job={job}
            picture={picture?.url ?? null}
            alt={picture ? nameOf(picture) : ""}
            tone={tone}
          />
        ) : (
          picture && (
            <PrintFrame src={picture.url} alt={nameOf(picture)} caption={nameOf(picture)} />
          )
        )}
      </Stage>
    ),
    inspector: finding ? (
      <InspectorBody>
        <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
          <Skeleton shape="title" />
          <Skeleton shape="fill" />
        </Loading>
      </InspectorBody>
    ) : running ? (
      <ProcessingFacts
        job={job}
        tone={tone}
        inputs={inputs.flatMap(({ role, asset }) =>
          asset ? [{ role, src: asset.thumb_url, name: nameOf(asset) }] : [],
        )}
      />
    ) : (
      <InspectorBody>
        <Ending job={job} onAgain={() => flow.send({ type: "order.again" })} remedy={remedy} />
        <PhotoThatWorks job={job} />
      </InspectorBody>
    ),
    foot: {
      start: running ? (
        <Button
          look="danger"
          icon="close"
          busy={cancelling}
          aria-expanded={asking}
          onClick={() => job.send({ type: "job.cancel" })}
        >
          {t({ id: "cancel.confirm", message: "Huỷ lượt này" })}
        </Button>
      ) : (
        !finding && <WayBack flow={flow} />
      ),
      said:
        running && balance !== undefined
          ? t({
              id: "generating.held",
              message: `Đang giữ ${held} credit, còn dùng được ${balance}.`,
            })
          : undefined,
      end: next(running),
    },
  };
  const note = running
    ? t({ id: "generating.running", message: `Đang chạy, ${clock}` })
    : undefined;
  return (
    <>
      {frame(bench, note)}
      <CancelDialog job={job} />
    </>
  );
}
