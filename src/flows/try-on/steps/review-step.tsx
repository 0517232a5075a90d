import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { Hanging } from "#src/ui/pictures/hanging.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import { EngineNotice } from "../../kit/engine-notice.tsx";
import { useOrderFoot } from "../../kit/order-foot.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { LateMaskEditor } from "../../mask-editor/late-mask-editor.tsx";
import { Ending } from "../../order/ending.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { QuoteNote } from "../../order/quote-note.tsx";
import { SeedChoice } from "../../order/seed-choice.tsx";
import { useUsualTime } from "../../order/use-waiting.ts";
import { ReadingNote } from "../../reading/reading-note.tsx";
import { ReadingOutlines } from "../../reading/reading-outlines.tsx";
import { useReadingRef } from "../../reading/use-reading-ref.ts";
import { CategoryChoice } from "../category-choice.tsx";
import { OutlineField } from "../outline-field.tsx";
import { outlineEditorOf } from "../try-on.select.ts";
import { TryOnFrame } from "../try-on-frame.tsx";
import { useMissing } from "../use-missing.ts";
import type { TryOnRef } from "../use-try-on-ref.ts";

/** Step 3 before the press: both pictures, the kind, the cost, the verb. */
export function ReviewStep({ flow, job }: { flow: TryOnRef; job: OrderRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const editor = useSelector(flow, outlineEditorOf);
  const isMending = useSelector(editor ?? undefined, (it) => it?.hasTag("open") ?? false);
  const sent = useSelector(flow, (snapshot) => snapshot.hasTag("sent"));
  const { category, mask: strokes } = context;
  const person = useReadingRef(context.model, "person");
  const reading = useReadingRef(context.garment, "garment", { category, strokes });
  const outlines = <ReadingOutlines reading={reading} />;
  const usual = useUsualTime("virtual_try_on");
  const foot = useOrderFoot({
    flow,
    job,
    missing: useMissing(flow),
    ready: t({ id: "try_on.both_ready", message: "Đã đủ người mẫu và trang phục." }),
    verb: t({ id: "try_on.create", message: "Tạo ảnh" }),
  });
  return (
    <TryOnFrame
      flow={flow}
      thirdNote={usual}
      inspectorLabel={t({ id: "try_on.review", message: "Xem lại rồi tạo ảnh" })}
      stage={
        editor && garment && isMending ? (
          <Stage tone="tryOn">
            <LateMaskEditor editor={editor} picture={garment} over={outlines} />
          </Stage>
        ) : (
          <Stage tone="tryOn" across>
            {model && <PrintFrame src={model.url} alt={nameOf(model)} caption={nameOf(model)} />}
            {garment && (
              <Hanging
                src={garment.url}
                alt={nameOf(garment)}
                caption={nameOf(garment)}
                over={outlines}
              />
            )}
          </Stage>
        )
      }
      inspector={
        <InspectorBody title={t({ id: "try_on.review", message: "Xem lại rồi tạo ảnh" })}>
          <StepNotice flow={flow} />
          <Ending job={job} onAgain={() => job.send({ type: "order.again" })} />
          <QuoteNote job={job} />
          <SeedChoice job={job} />
          {person && <ReadingNote reading={person} only="doubts" />}
          {reading && <ReadingNote reading={reading} only="doubts" />}
          <OutlineField flow={flow} editor={editor} locked={sent} />
          <CategoryChoice flow={flow} />
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
          <EngineNotice feature="virtual_try_on">
            {t({
              id: "try_on.preview_engine",
              message:
                "Máy tại chỗ tạo bản xem trước từ chính hai ảnh này: hợp nhất với người đứng thẳng và đồ chụp phẳng.",
            })}
          </EngineNotice>
        </InspectorBody>
      }
      foot={foot}
    />
  );
}
