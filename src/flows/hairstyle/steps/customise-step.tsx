import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useConfig, useFreshAsset } from "#src/lib/api/queries.ts";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { LIMITS } from "#wire/limits.ts";
import { ChosenPicture } from "../../kit/chosen-picture.tsx";
import { EngineNotice } from "../../kit/engine-notice.tsx";
import { useOrderFoot } from "../../kit/order-foot.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { LateMaskEditor } from "../../mask-editor/late-mask-editor.tsx";
import { Ending } from "../../order/ending.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { QuoteNote } from "../../order/quote-note.tsx";
import { SeedChoice } from "../../order/seed-choice.tsx";
import { ColorField } from "../color-field.tsx";
import { maskOf } from "../hairstyle.select.ts";
import { HairstyleFrame } from "../hairstyle-frame.tsx";
import { MaskField } from "../mask-field.tsx";
import type { HairstyleRef } from "../use-hairstyle-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 3: colour, words and the region that may change; then the press. */
export function CustomiseStep({ flow, job }: { flow: HairstyleRef; job: OrderRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const mask = useSelector(flow, maskOf);
  const isMasking = useSelector(mask ?? undefined, (snapshot) => snapshot?.hasTag("open") ?? false);
  const sent = useSelector(flow, (snapshot) => snapshot.hasTag("sent"));
  const photo = useFreshAsset(context.photo);
  const foot = useOrderFoot({
    flow,
    job,
    missing: useMissing(flow),
    ready: t({ id: "hair.ready", message: "Đã đủ ảnh và kiểu tóc." }),
    verb: t({ id: "hair.create", message: "Tạo ảnh" }),
  });
  const letters = [...context.prompt].length;
  const title = t({ id: "hair.customise", message: "Màu tóc và lời dặn" });
  const isLocal = useConfig().data?.features.hairstyle_changer?.engine === "local";
  const isCustom = context.style === "custom";
  return (
    <HairstyleFrame
      flow={flow}
      inspectorLabel={title}
      stage={
        <Stage tone="hairstyle">
          {mask && photo && isMasking ? (
            <LateMaskEditor editor={mask} picture={photo} />
          ) : (
            <ChosenPicture asset={photo} empty="" />
          )}
        </Stage>
      }
      inspector={
        <InspectorBody title={title}>
          <StepNotice flow={flow} />
          <Ending job={job} onAgain={() => job.send({ type: "order.again" })} />
          <QuoteNote job={job} />
          <SeedChoice job={job} />
          <ColorField flow={flow} locked={sent} />
          <TextArea
            label={t({ id: "hair.prompt", message: "Lời dặn thêm" })}
            optional={isCustom ? undefined : t({ id: "hair.optional", message: "không bắt buộc" })}
            hint={
              isLocal && !isCustom
                ? t({
                    id: "hair.prompt.unread",
                    message:
                      "Với kiểu có sẵn, máy tại chỗ chưa đọc lời dặn. Chọn Tự tả ở bước 2 để dặn bằng lời.",
                  })
                : undefined
            }
            aside={`${letters}/${LIMITS.promptChars}`}
            value={context.prompt}
            readOnly={sent}
            onChange={(event) => flow.send({ type: "prompt.change", prompt: event.target.value })}
          />
          <MaskField flow={flow} editor={mask} locked={sent} />
          <EngineNotice feature="hairstyle_changer">
            {t({
              id: "hair.preview_engine",
              message: "Máy tại chỗ nhuộm màu rất sát ảnh; kiểu tóc mới là bản phác để hình dung.",
            })}
          </EngineNotice>
        </InspectorBody>
      }
      foot={foot}
    />
  );
}
