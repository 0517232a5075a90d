import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Opening, Unread } from "../kit/opening.tsx";
import { StartOverDialog } from "../kit/start-over-dialog.tsx";
import { jobOf } from "../kit/wizard-ref.ts";
import { viewOf } from "./image-to-video.select.ts";
import { ConfigureStep } from "./steps/configure-step.tsx";
import { GeneratingStep } from "./steps/generating-step.tsx";
import { ImageStep } from "./steps/image-step.tsx";
import { ResultStep } from "./steps/result-step.tsx";
import type { ImageToVideoRef } from "./use-image-to-video-ref.ts";

/** The face of the image-to-video machine: one view a state, nothing decided here. */
export function ImageToVideo({ flow }: { flow: ImageToVideoRef }) {
  const { t } = useLingui();
  const view = useSelector(flow, viewOf);
  const job = useSelector(flow, jobOf);
  return (
    <>
      {view === "opening" && <Opening />}
      {view === "unread" && <Unread flow={flow} />}
      {view === "image" && <ImageStep flow={flow} />}
      {view === "configure" && job && <ConfigureStep flow={flow} job={job} />}
      {view === "generating" && job && <GeneratingStep flow={flow} job={job} />}
      {view === "result" && <ResultStep flow={flow} />}
      <StartOverDialog
        flow={flow}
        text={t({
          id: "video.over.text",
          message: "Ảnh đã chọn và cách chuyển động sẽ bỏ ra. Ảnh trong kho vẫn còn.",
        })}
      />
    </>
  );
}
