import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { FlowFrame, type FlowStage, resultFrame } from "../kit/flow-frame.tsx";
import { motionTexts } from "./image-to-video.messages.ts";
import { type ImageToVideoView, viewOf } from "./image-to-video.select.ts";
import { imageToVideo } from "./tool.ts";
import type { ImageToVideoRef } from "./use-image-to-video-ref.ts";

const FRAMES: readonly ImageToVideoView[] = ["image", "configure", "generating", "result"];

/** Four frames: the picture, how it shall move, the run, the video. */
export function ImageToVideoFrame({
  flow,
  note,
  picture,
  ...bench
}: FlowStage & {
  flow: ImageToVideoRef;
  /** Said under the current run or the result. */
  note?: string | undefined;
  /** Thumbnail of the result. */
  picture?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const view = useSelector(flow, viewOf);
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const image = useFreshAsset(context.image);
  const { motion, duration: seconds, resolution } = context;
  const settings = [
    i18n._(motionTexts[motion]),
    t({ id: "video.seconds", message: `${seconds} giây` }),
    resolution,
  ];
  return (
    <FlowFrame
      flow={flow}
      title={i18n._(imageToVideo.name)}
      at={Math.max(0, FRAMES.indexOf(view))}
      steps={[
        {
          step: "image",
          name: t({ id: "video.step.image", message: "Ảnh gốc" }),
          note: image ? nameOf(image) : undefined,
          picture: image?.thumb_url,
        },
        {
          step: "configure",
          name: t({ id: "video.step.configure", message: "Chuyển động" }),
          note: view === "image" ? undefined : settings.join(", "),
        },
        {
          step: null,
          name: t({ id: "video.step.generate", message: "Tạo video" }),
          note: view === "generating" ? note : undefined,
        },
        resultFrame(i18n, { note: view === "result" ? note : undefined, picture }),
      ]}
      {...bench}
    />
  );
}
