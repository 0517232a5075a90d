import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { ChosenPicture } from "../../kit/chosen-picture.tsx";
import { Continue, SAID, WayBack } from "../../kit/foot-parts.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { HairstyleFrame } from "../hairstyle-frame.tsx";
import { StyleGrid } from "../style-grid.tsx";
import type { HairstyleRef } from "../use-hairstyle-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 2: one of twenty templates, or one's own words. */
export function StyleStep({ flow }: { flow: HairstyleRef }) {
  const { t } = useLingui();
  const photo = useFreshAsset(useSelector(flow, (snapshot) => snapshot.context.photo));
  const missing = useMissing(flow);
  const title = t({ id: "hair.choose_style", message: "Chọn kiểu tóc" });
  return (
    <HairstyleFrame
      flow={flow}
      inspectorLabel={title}
      stage={
        <Stage tone="hairstyle" across>
          <ChosenPicture asset={photo} empty="" />
        </Stage>
      }
      inspector={
        <InspectorBody title={title}>
          <StepNotice flow={flow} />
          <StyleGrid flow={flow} />
        </InspectorBody>
      }
      foot={{
        start: <WayBack flow={flow} />,
        said: missing ?? t({ id: "hair.style_ready", message: "Đã có kiểu tóc." }),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
