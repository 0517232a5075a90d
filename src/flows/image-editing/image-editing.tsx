import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Opening, Unread } from "../kit/opening.tsx";
import { StartOverDialog } from "../kit/start-over-dialog.tsx";
import { jobOf } from "../kit/wizard-ref.ts";
import { viewOf } from "./image-editing.select.ts";
import { DescribeStep } from "./steps/describe-step.tsx";
import { GeneratingStep } from "./steps/generating-step.tsx";
import { ImageStep } from "./steps/image-step.tsx";
import { ResultStep } from "./steps/result-step.tsx";
import type { ImageEditingRef } from "./use-image-editing-ref.ts";

/** The face of the image-editing machine: one view a state, nothing decided here. */
export function ImageEditing({ flow }: { flow: ImageEditingRef }) {
  const { t } = useLingui();
  const view = useSelector(flow, viewOf);
  const job = useSelector(flow, jobOf);
  return (
    <>
      {view === "opening" && <Opening />}
      {view === "unread" && <Unread flow={flow} />}
      {view === "image" && <ImageStep flow={flow} />}
      {view === "describe" && job && <DescribeStep flow={flow} job={job} />}
      {view === "generating" && job && <GeneratingStep flow={flow} job={job} />}
      {view === "result" && <ResultStep flow={flow} />}
      <StartOverDialog
        flow={flow}
        text={t({
          id: "editing.over.text",
          message: "Ảnh đã chọn và lời dặn sẽ bỏ ra. Ảnh trong kho vẫn còn.",
        })}
      />
    </>
  );
}
