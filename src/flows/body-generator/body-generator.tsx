import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Opening, Unread } from "../kit/opening.tsx";
import { StartOverDialog } from "../kit/start-over-dialog.tsx";
import { jobOf } from "../kit/wizard-ref.ts";
import { viewOf } from "./body-generator.select.ts";
import { GeneratingStep } from "./steps/generating-step.tsx";
import { LookStep } from "./steps/look-step.tsx";
import { ParametersStep } from "./steps/parameters-step.tsx";
import { ResultStep } from "./steps/result-step.tsx";
import { ReviewStep } from "./steps/review-step.tsx";
import type { BodyGeneratorRef } from "./use-body-generator-ref.ts";

/** The face of the body-generator machine: one view a state, nothing decided here. */
export function BodyGenerator({ flow }: { flow: BodyGeneratorRef }) {
  const { t } = useLingui();
  const view = useSelector(flow, viewOf);
  const job = useSelector(flow, jobOf);
  return (
    <>
      {view === "opening" && <Opening />}
      {view === "unread" && <Unread flow={flow} />}
      {view === "parameters" && <ParametersStep flow={flow} />}
      {view === "look" && <LookStep flow={flow} />}
      {view === "review" && job && <ReviewStep flow={flow} job={job} />}
      {view === "generating" && job && <GeneratingStep flow={flow} job={job} />}
      {view === "result" && <ResultStep flow={flow} />}
      <StartOverDialog
        flow={flow}
        text={t({
          id: "body.over.text",
          message: "Số đo, gương mặt và lời dặn sẽ bỏ ra. Ảnh trong kho vẫn còn.",
        })}
      />
    </>
  );
}
