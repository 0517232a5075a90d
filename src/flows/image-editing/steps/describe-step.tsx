import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { PictureTile, TileGrid } from "#src/ui/pictures/picture-tile.tsx";
import { LIMITS } from "#wire/limits.ts";
import { EDIT_PRESETS } from "#wire/values.ts";
import { ChosenPicture } from "../../kit/chosen-picture.tsx";
import { EngineNotice } from "../../kit/engine-notice.tsx";
import { useOrderFoot } from "../../kit/order-foot.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { Ending } from "../../order/ending.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { QuoteNote } from "../../order/quote-note.tsx";
import { SeedChoice } from "../../order/seed-choice.tsx";
import { Advanced } from "../advanced.tsx";
import { Chain } from "../chain.tsx";
import { presetTexts } from "../image-editing.messages.ts";
import { ImageEditingFrame } from "../image-editing-frame.tsx";
import type { ImageEditingRef } from "../use-image-editing-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 2: what to do with the picture, by a preset, in words, or both; then the press. */
export function DescribeStep({ flow, job }: { flow: ImageEditingRef; job: OrderRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const sent = useSelector(flow, (snapshot) => snapshot.hasTag("sent"));
  const image = useFreshAsset(context.image);
  const foot = useOrderFoot({
    flow,
    job,
    missing: useMissing(flow),
    ready: t({ id: "editing.ready", message: "Đã có ảnh và điều muốn sửa." }),
    verb: t({ id: "editing.create", message: "Sửa ảnh" }),
  });
  const letters = [...context.prompt].length;
  const title = t({ id: "editing.describe", message: "Bạn muốn sửa gì?" });
  return (
    <ImageEditingFrame
      flow={flow}
      inspectorLabel={title}
      stage={
        <Stage tone="imageEditing">
          <ChosenPicture asset={image} empty="" />
          <Chain flow={flow} />
        </Stage>
      }
      inspector={
        <InspectorBody title={title}>
          <StepNotice flow={flow} />
          <Ending job={job} onAgain={() => job.send({ type: "order.again" })} />
          <QuoteNote job={job} />
          <SeedChoice job={job} />
          <TileGrid label={t({ id: "editing.presets", message: "Mẫu chỉnh sẵn" })}>
            {EDIT_PRESETS.map((preset) => (
              <PictureTile
                key={preset}
                src={`/presets/${preset}.webp`}
                caption={i18n._(presetTexts[preset].name)}
                note={i18n._(presetTexts[preset].text)}
                tone="imageEditing"
                fit="cover"
                selected={context.preset === preset}
                onSelect={() =>
                  flow.send({
                    type: "preset.choose",
                    preset: context.preset === preset ? null : preset,
                  })
                }
              />
            ))}
          </TileGrid>
          <TextArea
            label={t({ id: "editing.prompt", message: "Lời dặn" })}
            placeholder={t({
              id: "editing.prompt.example",
              message: "Ví dụ: đổi áo sang màu xanh lá, làm mờ nền",
            })}
            hint={t({
              id: "editing.prompt.hint",
              message: "Viết như đang dặn thợ ảnh, tiếng Việt hay tiếng Anh đều được.",
            })}
            aside={`${letters}/${LIMITS.promptChars}`}
            value={context.prompt}
            readOnly={sent}
            onChange={(event) => flow.send({ type: "prompt.change", prompt: event.target.value })}
          />
          <Advanced flow={flow} />
          <EngineNotice feature="image_editing">
            {t({
              id: "editing.preview_engine",
              message:
                "Máy tại chỗ sửa được màu sắc, ánh sáng, nền, độ nét và da. Thêm hay bớt đồ vật thì cần nhà cung cấp AI.",
            })}
          </EngineNotice>
        </InspectorBody>
      }
      foot={foot}
    />
  );
}
