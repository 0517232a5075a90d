import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { imageReasons } from "#machines/image-to-video/image-to-video.rules.ts";
import { useFreshAsset } from "#src/lib/queries.ts";
import { Button } from "#src/ui/button.tsx";
import { nameOf } from "../../kit/name-of.ts";
import { ResultView } from "../../kit/result-view.tsx";
import { motionTexts, reasonTexts } from "../image-to-video.messages.ts";
import { ImageToVideoFrame } from "../image-to-video-frame.tsx";
import type { ImageToVideoRef } from "../use-image-to-video-ref.ts";

/** Step 4: the video, played in place. */
export function ResultStep({ flow }: { flow: ImageToVideoRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const image = useFreshAsset(context.image);
  const [reason] = imageReasons(context);
  const { prompt } = context;
  const seconds = context.result?.result?.details.duration_s ?? context.duration;
  return (
    <ResultView
      flow={flow}
      generation={context.result}
      before={image}
      label={t({ id: "video.step.result", message: "Kết quả" })}
      title={image ? nameOf(image) : ""}
      facts={[
        {
          term: t({ id: "video.motion", message: "Chuyển động" }),
          detail: i18n._(motionTexts[context.motion]),
        },
        {
          term: t({ id: "video.duration", message: "Độ dài" }),
          detail: t({ id: "video.seconds", message: `${seconds} giây` }),
        },
        { term: t({ id: "video.model", message: "Mô hình video" }), detail: context.model },
        ...(prompt.trim()
          ? [{ term: t({ id: "video.prompt", message: "Lời dặn" }), detail: prompt.trim() }]
          : []),
      ]}
      againReason={reason ? i18n._(reasonTexts[reason]) : null}
      next={
        <Button
          iconEnd="arrowRight"
          onClick={() => flow.send({ type: "step.jump", step: "image" })}
        >
          {t({ id: "video.another", message: "Dựng video khác" })}
        </Button>
      }
      frame={(bench, thumb) => (
        <ImageToVideoFrame
          flow={flow}
          note={t({ id: "result.saved", message: "Đã lưu vào Lịch sử" })}
          picture={thumb}
          {...bench}
        />
      )}
    />
  );
}
