import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { imageReasons } from "#machines/image-editing/image-editing.rules.ts";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ResultView } from "../../kit/result-view.tsx";
import { Chain } from "../chain.tsx";
import { presetTexts, reasonTexts } from "../image-editing.messages.ts";
import { ImageEditingFrame } from "../image-editing-frame.tsx";
import type { ImageEditingRef } from "../use-image-editing-ref.ts";

/** Step 4: the edited picture beside the one before; it can be edited further. */
export function ResultStep({ flow }: { flow: ImageEditingRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const image = useFreshAsset(context.image);
  const [reason] = imageReasons(context);
  const { preset, prompt } = context;
  return (
    <ResultView
      flow={flow}
      generation={context.result}
      before={image}
      label={t({ id: "editing.step.result", message: "Kết quả" })}
      facts={[
        ...(preset
          ? [
              {
                term: t({ id: "editing.preset", message: "Mẫu chỉnh" }),
                detail: i18n._(presetTexts[preset].name),
              },
            ]
          : []),
        ...(prompt.trim()
          ? [{ term: t({ id: "editing.prompt", message: "Lời dặn" }), detail: prompt.trim() }]
          : []),
      ]}
      againReason={reason ? i18n._(reasonTexts[reason]) : null}
      actions={
        <Button size="small" icon="brush" onClick={() => flow.send({ type: "edit.again" })}>
          {t({ id: "editing.edit_again", message: "Sửa tiếp ảnh này" })}
        </Button>
      }
      extra={<Chain flow={flow} />}
      next={
        <Button
          iconEnd="arrowRight"
          onClick={() => flow.send({ type: "step.jump", step: "image" })}
        >
          {t({ id: "editing.another", message: "Sửa ảnh khác" })}
        </Button>
      }
      frame={(bench, thumb) => (
        <ImageEditingFrame
          flow={flow}
          note={t({ id: "result.saved", message: "Đã lưu vào Lịch sử" })}
          picture={thumb}
          {...bench}
        />
      )}
    />
  );
}
