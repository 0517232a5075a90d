import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Opening, Unread } from "../kit/opening.tsx";
import { StartOverDialog } from "../kit/start-over-dialog.tsx";
import { jobOf } from "../kit/wizard-ref.ts";
import { viewOf } from "./hairstyle.select.ts";
import { CustomiseStep } from "./steps/customise-step.tsx";
import { GeneratingStep } from "./steps/generating-step.tsx";
import { PhotoStep } from "./steps/photo-step.tsx";
import { ResultStep } from "./steps/result-step.tsx";
import { StyleStep } from "./steps/style-step.tsx";
import type { HairstyleRef } from "./use-hairstyle-ref.ts";

/** The face of the hairstyle machine: one view a state, nothing decided here. */
export function Hairstyle({ flow }: { flow: HairstyleRef }) {
  const { t } = useLingui();
  const view = useSelector(flow, viewOf);
  const job = useSelector(flow, jobOf);
  return (
    <>
      {view === "opening" && <Opening />}
      {view === "unread" && <Unread flow={flow} />}
      {view === "photo" && <PhotoStep flow={flow} />}
      {view === "style" && <StyleStep flow={flow} />}
      {view === "customise" && job && <CustomiseStep flow={flow} job={job} />}
      {view === "generating" && job && <GeneratingStep flow={flow} job={job} />}
      {view === "result" && <ResultStep flow={flow} />}
      <StartOverDialog
        flow={flow}
        text={t({
          id: "hair.over.text",
          message: "Ảnh, kiểu tóc và vùng tô sẽ bỏ ra. Ảnh trong kho vẫn còn.",
        })}
      />
    </>
  );
}
