import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { LIMITS } from "#wire/limits.ts";
import { ChosenPicture } from "../../kit/chosen-picture.tsx";
import { EngineNotice } from "../../kit/engine-notice.tsx";
import { useOrderFoot } from "../../kit/order-foot.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { Ending } from "../../order/ending.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { QuoteNote } from "../../order/quote-note.tsx";
import { SeedChoice } from "../../order/seed-choice.tsx";
import { ImageToVideoFrame } from "../image-to-video-frame.tsx";
import { ModelSettings } from "../model-settings.tsx";
import { MotionChoice } from "../motion-choice.tsx";
import type { ImageToVideoRef } from "../use-image-to-video-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 2: how the picture shall move, how long and how large; then the press. */
export function ConfigureStep({ flow, job }: { flow: ImageToVideoRef; job: OrderRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const sent = useSelector(flow, (snapshot) => snapshot.hasTag("sent"));
  const image = useFreshAsset(context.image);
  const foot = useOrderFoot({
    flow,
    job,
    missing: useMissing(flow),
    ready: t({ id: "video.ready", message: "Đã sẵn sàng dựng video." }),
    verb: t({ id: "video.create", message: "Tạo video" }),
  });
  const letters = [...context.prompt].length;
  const title = t({ id: "video.configure", message: "Ảnh chuyển động ra sao?" });
  return (
    <ImageToVideoFrame
      flow={flow}
      inspectorLabel={title}
      stage={
        <Stage tone="imageToVideo">
          <ChosenPicture asset={image} empty="" />
        </Stage>
      }
      inspector={
        <InspectorBody title={title}>
          <StepNotice flow={flow} />
          <Ending job={job} onAgain={() => job.send({ type: "order.again" })} />
          <QuoteNote job={job} />
          <SeedChoice job={job} />
          <MotionChoice flow={flow} locked={sent} />
          <TextArea
            label={t({ id: "video.prompt", message: "Lời dặn" })}
            optional={t({ id: "video.optional", message: "không bắt buộc" })}
            placeholder={t({
              id: "video.prompt.example",
              message: "Ví dụ: gió nhẹ, máy quay tiến chậm lại gần",
            })}
            aside={`${letters}/${LIMITS.promptChars}`}
            value={context.prompt}
            readOnly={sent}
            onChange={(event) => flow.send({ type: "prompt.change", prompt: event.target.value })}
          />
          <ModelSettings flow={flow} locked={sent} />
          <EngineNotice feature="image_to_video">
            {t({
              id: "video.preview_engine",
              message:
                "Máy tại chỗ dựng ảnh nổi lớp: máy quay, gió, nhịp thở. Người không bước đi hay xoay mình.",
            })}
          </EngineNotice>
        </InspectorBody>
      }
      foot={foot}
    />
  );
}
