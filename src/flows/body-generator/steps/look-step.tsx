import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { FilterChips } from "#src/ui/choices/filter-chips.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { InspectorBody, InspectorFoot } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";
import { Continue, SAID, WayBack } from "../../kit/foot-parts.tsx";
import { OwnPictures } from "../../kit/picture-list.tsx";
import { PictureSource } from "../../kit/picture-source.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { useUnused } from "../../kit/use-unused.ts";
import { hintTexts } from "../body-generator.messages.ts";
import { BodyGeneratorFrame } from "../body-generator-frame.tsx";
import { Sketch } from "../sketch.tsx";
import type { BodyGeneratorRef } from "../use-body-generator-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 2: a face of one's own, or a few words; both may be left out. */
export function LookStep({ flow }: { flow: BodyGeneratorRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const face = useFreshAsset(context.face);
  const missing = useMissing(flow);
  const unused = useUnused("body_generator");
  const title = t({ id: "body.look", message: "Gương mặt và diện mạo" });
  const letters = [...context.prompt].length;
  return (
    <BodyGeneratorFrame
      flow={flow}
      inspectorLabel={title}
      stage={
        <Stage tone="bodyGenerator" across>
          {face ? (
            <PrintFrame
              src={face.url}
              alt={nameOf(face)}
              caption={nameOf(face)}
              action={
                <TextButton onBackdrop onClick={() => flow.send({ type: "face.remove" })}>
                  {t({ id: "body.remove_face", message: "Bỏ gương mặt" })}
                </TextButton>
              }
            />
          ) : (
            <Sketch flow={flow} />
          )}
        </Stage>
      }
      inspector={
        <>
          <InspectorBody title={title}>
            <StepNotice flow={flow} />
            <p>
              {t({
                id: "body.look.text",
                message: "Bước này bỏ qua được: máy tự chọn một gương mặt.",
              })}
            </p>
            <OwnPictures
              usage="face"
              chosen={context.face}
              category="all"
              onChoose={(asset) => flow.send({ type: "face.choose", asset })}
            />
            <TextArea
              label={t({ id: "body.prompt", message: "Lời dặn" })}
              optional={t({ id: "body.optional", message: "không bắt buộc" })}
              hint={unused("prompt") ?? undefined}
              aside={`${letters}/${LIMITS.promptChars}`}
              value={context.prompt}
              onChange={(event) => flow.send({ type: "prompt.change", prompt: event.target.value })}
            />
            <FilterChips
              label={t({ id: "body.hints", message: "Gợi ý thêm" })}
              items={hintTexts.map((hint) => i18n._(hint))}
              chosen={context.hints}
              note={unused("hints")}
              onToggle={(hint) => flow.send({ type: "hint.toggle", hint })}
            />
          </InspectorBody>
          <InspectorFoot>
            <PictureSource
              flow={flow}
              title={t({ id: "body.drop", message: "Thả ảnh gương mặt vào đây, hoặc" })}
              hint={t({
                id: "body.drop.hint",
                message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB. Nhìn thẳng, đủ sáng, không che mặt.`,
              })}
            />
          </InspectorFoot>
        </>
      }
      foot={{
        start: <WayBack flow={flow} />,
        said:
          missing ??
          (face
            ? t({ id: "body.face_ready", message: "Đã có gương mặt." })
            : t({ id: "body.face_none", message: "Chưa chọn gương mặt, vẫn tạo được." })),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
