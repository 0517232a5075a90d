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
import { HairstyleFrame } from "../hairstyle-frame.tsx";
import type { HairstyleRef } from "../use-hairstyle-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 1: a portrait, from one's own, from the samples, or uploaded now. */
export function PhotoStep({ flow }: { flow: HairstyleRef }) {
  const { t } = useLingui();
  const chosen = useSelector(flow, (snapshot) => snapshot.context.photo);
  const photo = useFreshAsset(chosen);
  const missing = useMissing(flow);
  const reading = useReadingRef(chosen, "portrait");
  const title = t({ id: "hair.choose_photo", message: "Chọn ảnh chân dung" });
  return (
    <HairstyleFrame
      flow={flow}
      inspectorLabel={title}
      stage={
        <Stage tone="hairstyle" across>
          <ChosenPicture
            asset={photo}
            over={<ReadingOutlines reading={reading} />}
            empty={t({ id: "hair.no_photo", message: "Chọn một ảnh, ảnh sẽ đứng ở đây." })}
          />
        </Stage>
      }
      inspector={
        <>
          <InspectorBody title={title}>
            <StepNotice flow={flow} />
            {reading && <ReadingNote reading={reading} />}
            <PictureList
              usage="hair"
              chosen={chosen}
              category="all"
              labels={{
                own: t({ id: "hair.own", message: "Ảnh của bạn" }),
                samples: t({ id: "hair.samples", message: "Ảnh có sẵn" }),
              }}
              onChoose={(asset) => flow.send({ type: "photo.choose", asset })}
            />
          </InspectorBody>
          <InspectorFoot>
            <PictureSource
              flow={flow}
              title={t({ id: "hair.drop", message: "Thả ảnh chân dung vào đây, hoặc" })}
              hint={t({
                id: "hair.drop.hint",
                message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB. Nhìn thẳng, thấy rõ mặt và tóc.`,
              })}
            />
          </InspectorFoot>
        </>
      }
      foot={{
        start: <WayBack flow={flow} />,
        said: missing ?? t({ id: "hair.photo_ready", message: "Đã có ảnh." }),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
