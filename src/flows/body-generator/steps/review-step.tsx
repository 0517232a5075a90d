import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import { EngineNotice } from "../../kit/engine-notice.tsx";
import { useOrderFoot } from "../../kit/order-foot.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { Ending } from "../../order/ending.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { QuoteNote } from "../../order/quote-note.tsx";
import { SeedChoice } from "../../order/seed-choice.tsx";
import { useUsualTime } from "../../order/use-waiting.ts";
import { useBodyFacts } from "../body-facts.ts";
import { BodyGeneratorFrame } from "../body-generator-frame.tsx";
import { Sketch } from "../sketch.tsx";
import type { BodyGeneratorRef } from "../use-body-generator-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 3 before the press: the body in words, the cost, the verb. */
export function ReviewStep({ flow, job }: { flow: BodyGeneratorRef; job: OrderRef }) {
  const { t } = useLingui();
  const face = useFreshAsset(useSelector(flow, (snapshot) => snapshot.context.face));
  const usual = useUsualTime("body_generator");
  const facts = useBodyFacts(flow);
  const foot = useOrderFoot({
    flow,
    job,
    missing: useMissing(flow),
    ready: t({ id: "body.ready", message: "Đã đủ số đo." }),
    verb: t({ id: "body.create", message: "Tạo ảnh" }),
  });
  const title = t({ id: "body.review", message: "Xem lại rồi tạo ảnh" });
  return (
    <BodyGeneratorFrame
      flow={flow}
      note={usual}
      inspectorLabel={title}
      stage={
        <Stage tone="bodyGenerator" across>
          <Sketch flow={flow} />
          {face && <PrintFrame src={face.url} alt={nameOf(face)} caption={nameOf(face)} />}
        </Stage>
      }
      inspector={
        <InspectorBody title={title}>
          <StepNotice flow={flow} />
          <Ending job={job} onAgain={() => job.send({ type: "order.again" })} />
          <QuoteNote job={job} />
          <SeedChoice job={job} />
          <DefinitionList items={facts} />
          <EngineNotice feature="body_generator">
            {t({
              id: "body.preview_engine",
              message: "Máy tại chỗ dựng người mẫu 3D theo đúng số đo, chưa giống ảnh chụp thật.",
            })}
          </EngineNotice>
        </InspectorBody>
      }
      foot={foot}
    />
  );
}
