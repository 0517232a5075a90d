import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { InspectorBody, InspectorFoot } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";
import { ChosenPicture } from "../../kit/chosen-picture.tsx";
import { Continue, SAID, WayBack } from "../../kit/foot-parts.tsx";
import { PictureList } from "../../kit/picture-list.tsx";
import { PictureSource } from "../../kit/picture-source.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { ReadingNote } from "../../reading/reading-note.tsx";
import { ReadingOutlines } from "../../reading/reading-outlines.tsx";
import { useReadingRef } from "../../reading/use-reading-ref.ts";
import { TryOnFrame } from "../try-on-frame.tsx";
import { useMissing } from "../use-missing.ts";
import type { TryOnRef } from "../use-try-on-ref.ts";

/** Step 1: a full-length photo of a person, from one's own, from the samples, or uploaded now. */
export function ModelStep({ flow }: { flow: TryOnRef }) {
  const { t } = useLingui();
  const chosen = useSelector(flow, (snapshot) => snapshot.context.model);
  const model = useFreshAsset(chosen);
  const missing = useMissing(flow);
  const reading = useReadingRef(chosen, "person");
  return (
    <TryOnFrame
      flow={flow}
      inspectorLabel={t({ id: "try_on.choose_model", message: "Chọn người mẫu" })}
      stage={
        <Stage tone="tryOn" across>
          <ChosenPicture
            asset={model}
            over={<ReadingOutlines reading={reading} />}
            empty={t({
              id: "try_on.no_model",
              message: "Chọn một người mẫu, ảnh sẽ đứng ở đây.",
            })}
          />
        </Stage>
      }
      inspector={
        <>
          <InspectorBody title={t({ id: "try_on.choose_model", message: "Chọn người mẫu" })}>
            <StepNotice flow={flow} />
            {reading && <ReadingNote reading={reading} />}
            <PictureList
              usage="model"
              chosen={chosen}
              category="all"
              labels={{
                own: t({ id: "try_on.my_gallery", message: "Ảnh của bạn" }),
                samples: t({ id: "try_on.sample_models", message: "Người mẫu có sẵn" }),
              }}
              onChoose={(asset) => flow.send({ type: "model.choose", asset })}
            />
          </InspectorBody>
          <InspectorFoot>
            <PictureSource
              flow={flow}
              title={t({ id: "try_on.drop_model", message: "Thả ảnh người mẫu vào đây, hoặc" })}
              hint={t({
                id: "try_on.model_hint",
                message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB. Ảnh toàn thân, đứng thẳng, tay buông.`,
              })}
            />
          </InspectorFoot>
        </>
      }
      foot={{
        start: <WayBack flow={flow} />,
        said: missing ?? t({ id: "try_on.model_ready", message: "Đã có người mẫu." }),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
