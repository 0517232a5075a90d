import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import * as v from "valibot";
import { imageReasons } from "#machines/image-to-video/image-to-video.rules.ts";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ResultView } from "../../kit/result-view.tsx";
import { useUnused } from "../../kit/use-unused.ts";
import { motionTexts, reasonTexts } from "../image-to-video.messages.ts";
import { ImageToVideoFrame } from "../image-to-video-frame.tsx";
import type { ImageToVideoRef } from "../use-image-to-video-ref.ts";

/** Words of the instruction that the engine could not follow. */
const Unread = v.pipe(v.array(v.string()), v.minLength(1));

/** Step 4: the video, played in place. */
export function ResultStep({ flow }: { flow: ImageToVideoRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const image = useFreshAsset(context.image);
  const unused = useUnused("image_to_video");
  const [reason] = imageReasons(context);
  const { prompt } = context;
  const seconds = context.result?.result?.details.duration_s ?? context.duration;
  const unread = v.safeParse(Unread, context.result?.result?.details.needs_provider);
  const words = unread.success ? unread.output.join(", ") : "";
  return (
    <ResultView
      flow={flow}
      generation={context.result}
      before={image}
      label={t({ id: "video.step.result", message: "Kết quả" })}
      facts={[
        {
          term: t({ id: "video.motion", message: "Chuyển động" }),
          detail: i18n._(motionTexts[context.motion]),
        },
        {
          term: t({ id: "video.duration", message: "Độ dài" }),
          detail: t({ id: "video.seconds", message: `${seconds} giây` }),
        },
        ...(unused("model") === null
          ? [{ term: t({ id: "video.model", message: "Mô hình video" }), detail: context.model }]
          : []),
        ...(prompt.trim()
          ? [{ term: t({ id: "video.prompt", message: "Lời dặn" }), detail: prompt.trim() }]
          : []),
      ]}
      extra={
        unread.success && (
          <Notice look="caution">
            {t({
              id: "video.unread",
              message: `Máy tại chỗ chưa làm được: ${words}. Cần nhà cung cấp AI.`,
            })}
          </Notice>
        )
      }
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
