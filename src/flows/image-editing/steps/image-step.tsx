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
import { ImageEditingFrame } from "../image-editing-frame.tsx";
import type { ImageEditingRef } from "../use-image-editing-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 1: the picture to edit, from one's own, from the samples, or uploaded now. */
export function ImageStep({ flow }: { flow: ImageEditingRef }) {
  const { t } = useLingui();
  const chosen = useSelector(flow, (snapshot) => snapshot.context.image);
  const image = useFreshAsset(chosen);
  const missing = useMissing(flow);
  return (
    <ImageEditingFrame
      flow={flow}
      inspectorLabel={t({ id: "editing.choose_image", message: "Chọn ảnh cần sửa" })}
      stage={
        <Stage tone="imageEditing" across>
          <ChosenPicture
            asset={image}
            empty={t({ id: "picker.no_image", message: "Chọn một ảnh, ảnh sẽ đứng ở đây." })}
          />
        </Stage>
      }
      inspector={
        <>
          <InspectorBody title={t({ id: "editing.choose_image", message: "Chọn ảnh cần sửa" })}>
            <StepNotice flow={flow} />
            <PictureList
              usage="model"
              all
              chosen={chosen}
              category="all"
              labels={{
                own: t({ id: "editing.own", message: "Ảnh của bạn" }),
                samples: t({ id: "editing.samples", message: "Ảnh có sẵn" }),
              }}
              onChoose={(asset) => flow.send({ type: "image.choose", asset })}
            />
          </InspectorBody>
          <InspectorFoot>
            <PictureSource
              flow={flow}
              title={t({ id: "editing.drop", message: "Thả ảnh cần sửa vào đây, hoặc" })}
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
        said: missing ?? t({ id: "editing.image_ready", message: "Đã có ảnh." }),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
