import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formatClock } from "#src/lib/format.ts";
import { useCredits, useFreshAsset } from "#src/lib/queries.ts";
import { Button } from "#src/ui/button.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { PrintFrame } from "#src/ui/print-frame.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { CancelDialog } from "../../generation/cancel-dialog.tsx";
import { Ending } from "../../generation/ending.tsx";
import { type GenerationRef, isAsking } from "../../generation/generation.select.ts";
import { ProcessingFacts, ProcessingStrip } from "../../generation/processing.tsx";
import { useElapsed } from "../../generation/use-waiting.ts";
import { nameOf } from "../name-of.ts";
import { TryOnFrame } from "../try-on-frame.tsx";
import type { TryOnRef } from "../use-try-on-ref.ts";

/** Step 3 while it runs, and when it ended without a picture. */
export function GeneratingStep({ flow, job }: { flow: TryOnRef; job: GenerationRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const generation = useSelector(job, (snapshot) => snapshot.context.generation);
  const running = useSelector(
    job,
    (snapshot) => snapshot.matches("running") || snapshot.matches("cancelling"),
  );
  const finding = useSelector(job, (snapshot) => snapshot.matches("finding"));
  const asking = useSelector(job, isAsking);
  const cancelling = useSelector(job, (snapshot) => snapshot.matches("cancelling"));
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const { data: credits } = useCredits();
  const clock = formatClock(useElapsed(generation));
  const inputs = Object.entries({ model, garment }).flatMap(([role, asset]) =>
    asset ? [{ role, src: asset.thumb_url, name: nameOf(asset) }] : [],
  );
  const balance = credits?.balance;
  const held = generation?.cost ?? 0;
  const other = flow.getSnapshot().can({ type: "step.jump", step: "outfit" });
  return (
    <>
      <TryOnFrame
        flow={flow}
        thirdNote={
          running ? t({ id: "try_on.running", message: `Đang chạy, ${clock}` }) : undefined
        }
        inspectorLabel={t({ id: "processing.title", message: "Đang tráng ảnh" })}
        stage={
          <Stage tone="tryOn">
            {model && running ? (
              <ProcessingStrip job={job} picture={model.url} alt={nameOf(model)} tone="tryOn" />
            ) : (
              model && <PrintFrame src={model.url} alt={nameOf(model)} caption={nameOf(model)} />
            )}
          </Stage>
        }
        inspector={
          finding ? (
            <InspectorBody>
              <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
                <Skeleton shape="title" />
                <Skeleton shape="fill" />
              </Loading>
            </InspectorBody>
          ) : running ? (
            <ProcessingFacts job={job} tone="tryOn" inputs={inputs} />
          ) : (
            <InspectorBody>
              <Ending
                job={job}
                onAgain={() => flow.send({ type: "order.again" })}
                action={
                  <Button
                    size="small"
                    onClick={() => flow.send({ type: "step.jump", step: "model" })}
                  >
                    {t({ id: "try_on.other_photo", message: "Chọn ảnh khác" })}
                  </Button>
                }
              />
            </InspectorBody>
          )
        }
        foot={{
          start: running && (
            <Button
              look="danger"
              icon="close"
              busy={cancelling}
              aria-expanded={asking}
              onClick={() => job.send({ type: "job.cancel" })}
            >
              {t({ id: "cancel.confirm", message: "Huỷ lượt này" })}
            </Button>
          ),
          said:
            running && balance !== undefined
              ? t({
                  id: "try_on.held",
                  message: `Đang giữ ${held} credit, còn dùng được ${balance}.`,
                })
              : undefined,
          end: other && (
            <Button
              iconEnd="arrowRight"
              onClick={() => flow.send({ type: "step.jump", step: "outfit" })}
            >
              {running
                ? t({ id: "try_on.another_meanwhile", message: "Thử món khác trong lúc chờ" })
                : t({ id: "try_on.another", message: "Thử món khác" })}
            </Button>
          ),
        }}
      />
      <CancelDialog job={job} />
    </>
  );
}
