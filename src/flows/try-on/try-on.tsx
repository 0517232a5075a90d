import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Opening, Unread } from "../kit/opening.tsx";
import { StartOverDialog } from "../kit/start-over-dialog.tsx";
import { jobOf } from "../kit/wizard-ref.ts";
import { GeneratingStep } from "./steps/generating-step.tsx";
import { ModelStep } from "./steps/model-step.tsx";
import { OutfitStep } from "./steps/outfit-step.tsx";
import { ResultStep } from "./steps/result-step.tsx";
import { ReviewStep } from "./steps/review-step.tsx";
import { viewOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/** The face of the try-on machine: one view a state, nothing decided here. */
export function TryOn({ flow }: { flow: TryOnRef }) {
  const { t } = useLingui();
  const view = useSelector(flow, viewOf);
  const job = useSelector(flow, jobOf);
  return (
    <>
      {view === "opening" && <Opening />}
      {view === "unread" && <Unread flow={flow} />}
      {view === "model" && <ModelStep flow={flow} />}
      {view === "outfit" && <OutfitStep flow={flow} />}
      {view === "review" && job && <ReviewStep flow={flow} job={job} />}
      {view === "generating" && job && <GeneratingStep flow={flow} job={job} />}
      {view === "result" && <ResultStep flow={flow} />}
      <StartOverDialog
        flow={flow}
        text={t({
          id: "over.text",
          message: "Người mẫu và món đồ đã chọn sẽ bỏ ra. Ảnh trong kho vẫn còn.",
        })}
      />
    </>
  );
}
