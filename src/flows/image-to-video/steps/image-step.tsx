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
import { ImageToVideoFrame } from "../image-to-video-frame.tsx";
import type { ImageToVideoRef } from "../use-image-to-video-ref.ts";
import { useMissing } from "../use-missing.ts";
import { VideoHistory } from "../video-history.tsx";

/** Step 1: the picture that shall move, from one's own, from the samples, or uploaded now. */
export function ImageStep({ flow }: { flow: ImageToVideoRef }) {
  const { t } = useLingui();
  const chosen = useSelector(flow, (snapshot) => snapshot.context.image);
  const image = useFreshAsset(chosen);
  const missing = useMissing(flow);
  return (
    <ImageToVideoFrame
      flow={flow}
      inspectorLabel={t({ id: "video.choose_image", message: "Chọn ảnh để dựng video" })}
      stage={
        <Stage tone="imageToVideo" across>
          <ChosenPicture
            asset={image}
            empty={t({ id: "picker.no_image", message: "Chọn một ảnh, ảnh sẽ đứng ở đây." })}
          />
        </Stage>
      }
      inspector={
        <>
          <InspectorBody title={t({ id: "video.choose_image", message: "Chọn ảnh để dựng video" })}>
            <StepNotice flow={flow} />
            <PictureList
              usage="model"
              all
              chosen={chosen}
              category="all"
              labels={{
                own: t({ id: "video.own", message: "Ảnh của bạn" }),
                samples: t({ id: "video.samples", message: "Ảnh có sẵn" }),
              }}
              onChoose={(asset) => flow.send({ type: "image.choose", asset })}
            />
            <VideoHistory />
          </InspectorBody>
          <InspectorFoot>
            <PictureSource
              flow={flow}
              title={t({ id: "video.drop", message: "Thả ảnh gốc vào đây, hoặc" })}
              hint={t({
                id: "picker.drop.hint",
                message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB.`,
              })}
            />
          </InspectorFoot>
        </>
      }
      foot={{
        start: <WayBack flow={flow} />,
        said: missing ?? t({ id: "video.image_ready", message: "Đã có ảnh." }),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
