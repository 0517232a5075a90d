import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import { InspectorBody, InspectorFoot } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { Hanging } from "#src/ui/pictures/hanging.tsx";
import { PrintFrame } from "#src/ui/pictures/print-frame.tsx";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL, GARMENT_CATEGORIES } from "#wire/values.ts";
import { Continue, SAID, WayBack } from "../../kit/foot-parts.tsx";
import { PictureList } from "../../kit/picture-list.tsx";
import { PictureSource } from "../../kit/picture-source.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { ReadingNote } from "../../reading/reading-note.tsx";
import { ReadingOutlines } from "../../reading/reading-outlines.tsx";
import { useReadingRef } from "../../reading/use-reading-ref.ts";
import { CategoryChoice } from "../category-choice.tsx";
import { categoryTexts } from "../try-on.messages.ts";
import { TryOnFrame } from "../try-on-frame.tsx";
import { useMissing } from "../use-missing.ts";
import type { TryOnRef } from "../use-try-on-ref.ts";

/** Step 2: the garment hangs beside the person it is for. */
export function OutfitStep({ flow }: { flow: TryOnRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const missing = useMissing(flow);
  const reading = useReadingRef(context.garment, "garment", { category: context.category });
  return (
    <TryOnFrame
      flow={flow}
      inspectorLabel={t({ id: "try_on.choose_garment", message: "Chọn trang phục" })}
      stage={
        <Stage tone="tryOn" across>
          {model && (
            <PrintFrame
              src={model.url}
              alt={nameOf(model)}
              caption={nameOf(model)}
              action={
                <TextButton onBackdrop onClick={() => flow.send({ type: "step.back" })}>
                  {t({ id: "try_on.change_model", message: "Đổi người mẫu" })}
                </TextButton>
              }
            />
          )}
          {garment && (
            <Hanging
              src={garment.url}
              alt={nameOf(garment)}
              over={<ReadingOutlines reading={reading} />}
              caption={nameOf(garment)}
              action={
                <TextButton onBackdrop onClick={() => flow.send({ type: "step.reset" })}>
                  {t({ id: "try_on.unchoose", message: "Bỏ chọn" })}
                </TextButton>
              }
            />
          )}
        </Stage>
      }
      inspector={
        <>
          <InspectorBody title={t({ id: "try_on.choose_garment", message: "Chọn trang phục" })}>
            <StepNotice flow={flow} />
            {reading && <ReadingNote reading={reading} />}
            {garment && <CategoryChoice flow={flow} />}
            <PictureList
              usage="garment"
              chosen={context.garment}
              category={context.filter}
              labels={{
                own: t({ id: "try_on.my_garments", message: "Đồ của bạn" }),
                samples: t({ id: "try_on.sample_garments", message: "Đồ có sẵn" }),
              }}
              filter={
                <FilterBar
                  label={t({ id: "try_on.filter", message: "Lọc theo loại đồ" })}
                  items={GARMENT_CATEGORIES.map((value) => ({
                    value,
                    label: i18n._(categoryTexts[value]),
                  }))}
                  value={context.filter}
                  onChange={(category) => flow.send({ type: "filter.choose", category })}
                />
              }
              onChoose={(asset, category) => flow.send({ type: "garment.choose", asset, category })}
            />
          </InspectorBody>
          <InspectorFoot>
            <PictureSource
              flow={flow}
              title={t({ id: "try_on.drop_garment", message: "Thả ảnh món đồ vào đây, hoặc" })}
              hint={t({
                id: "try_on.garment_hint",
                message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB. Chụp phẳng hoặc treo móc đều được.`,
              })}
            />
          </InspectorFoot>
        </>
      }
      foot={{
        start: <WayBack flow={flow} />,
        said: missing ?? t({ id: "try_on.both_ready", message: "Đã đủ người mẫu và trang phục." }),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
