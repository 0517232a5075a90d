import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useConfig, useFreshAsset } from "#src/lib/queries.ts";
import { Button } from "#src/ui/button.tsx";
import { DefinitionList } from "#src/ui/definition-list.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { Hanging } from "#src/ui/hanging.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PrintFrame } from "#src/ui/print-frame.tsx";
import { Ending } from "../../generation/ending.tsx";
import type { GenerationRef } from "../../generation/generation.select.ts";
import { QuoteNote, useCostLine, useOrderReason } from "../../generation/quote-note.tsx";
import { useUsualTime } from "../../generation/use-waiting.ts";
import { SAID, WayBack } from "../../kit/foot-parts.tsx";
import { nameOf } from "../../kit/name-of.ts";
import { StepNotice } from "../../kit/step-notice.tsx";
import { CategoryChoice } from "../category-choice.tsx";
import { TryOnFrame } from "../try-on-frame.tsx";
import { useMissing } from "../use-missing.ts";
import type { TryOnRef } from "../use-try-on-ref.ts";

/** Step 3 before the press: both pictures, the kind, the cost, the verb. */
export function ReviewStep({ flow, job }: { flow: TryOnRef; job: GenerationRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const submitting = useSelector(job, (snapshot) => snapshot.matches("submitting"));
  const stuck = useSelector(
    job,
    (snapshot) => snapshot.matches("unsent") || snapshot.matches("refused"),
  );
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const cost = useCostLine(job);
  const usual = useUsualTime("virtual_try_on");
  const orderReason = useOrderReason(job);
  const see = t({ id: "try_on.see_above", message: "Xem lời nhắn bên cạnh." });
  const missing = useMissing(flow) ?? (stuck ? see : orderReason);
  const { data: config } = useConfig();
  const feature = config?.features.virtual_try_on;
  return (
    <TryOnFrame
      flow={flow}
      isSending={submitting}
      thirdNote={usual}
      inspectorLabel={t({ id: "try_on.review", message: "Xem lại rồi tạo ảnh" })}
      stage={
        <Stage tone="tryOn" across>
          {model && <PrintFrame src={model.url} alt={nameOf(model)} caption={nameOf(model)} />}
          {garment && <Hanging src={garment.url} alt={nameOf(garment)} caption={nameOf(garment)} />}
        </Stage>
      }
      inspector={
        <InspectorBody title={t({ id: "try_on.review", message: "Xem lại rồi tạo ảnh" })}>
          <StepNotice flow={flow} />
          <Ending job={job} onAgain={() => job.send({ type: "order.again" })} />
          <QuoteNote job={job} />
          <CategoryChoice flow={flow} job={job} />
          <DefinitionList
            items={[
              {
                term: t({ id: "try_on.step.model", message: "Người mẫu" }),
                detail: model ? nameOf(model) : "",
              },
              {
                term: t({ id: "try_on.step.outfit", message: "Trang phục" }),
                detail: garment ? nameOf(garment) : "",
              },
              { term: t({ id: "try_on.usual_time", message: "Thời gian" }), detail: usual },
            ]}
          />
          {feature?.preview && (
            <Notice>
              {t({
                id: "try_on.preview_engine",
                message:
                  "Máy tại chỗ tạo bản xem trước từ chính hai ảnh này: hợp nhất với người đứng thẳng và đồ chụp phẳng.",
              })}
            </Notice>
          )}
          {feature && !feature.ready && (
            <Notice look="caution">
              {t({
                id: "try_on.engine_loading",
                message: "Bộ máy vẽ đang tải về, chỉ lần đầu. Bạn cứ đặt, tải xong là chạy.",
              })}
            </Notice>
          )}
        </InspectorBody>
      }
      foot={{
        // Once the order is on its way the wizard stays with it until the answer is known.
        start: !submitting && <WayBack flow={flow} />,
        said: missing ?? t({ id: "try_on.both_ready", message: "Đã đủ người mẫu và trang phục." }),
        saidId: SAID,
        cost,
        end: (
          <Button
            look="primary"
            busy={submitting}
            reason={missing}
            reasonPlace="elsewhere"
            reasonId={SAID}
            onClick={() => flow.send({ type: "order.confirm" })}
          >
            {t({ id: "try_on.create", message: "Tạo ảnh" })}
          </Button>
        ),
      }}
    />
  );
}
