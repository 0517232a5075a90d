import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { liveBmi } from "#machines/body-generator/body-generator.rules.ts";
import { InspectorBody, InspectorFoot } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { Continue, SAID, WayBack } from "../../kit/foot-parts.tsx";
import { StepNotice } from "../../kit/step-notice.tsx";
import { BmiScale } from "../bmi-scale.tsx";
import { BodyGeneratorFrame } from "../body-generator-frame.tsx";
import { Figures } from "../figures.tsx";
import { Looks } from "../looks.tsx";
import { Sketch } from "../sketch.tsx";
import type { BodyGeneratorRef } from "../use-body-generator-ref.ts";
import { useMissing } from "../use-missing.ts";

/** Step 1: the measuring screen; figures, skin, build and frame, with the BMI as one types. */
export function ParametersStep({ flow }: { flow: BodyGeneratorRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const missing = useMissing(flow);
  const bmi = liveBmi(context);
  const title = t({ id: "body.parameters", message: "Số đo của người mẫu" });
  return (
    <BodyGeneratorFrame
      flow={flow}
      inspectorLabel={title}
      stage={
        <Stage tone="bodyGenerator">
          <Sketch flow={flow} />
        </Stage>
      }
      inspector={
        <>
          <InspectorBody title={title}>
            <StepNotice flow={flow} />
            <Figures flow={flow} />
            <Looks flow={flow} />
          </InspectorBody>
          {bmi && (
            <InspectorFoot>
              <BmiScale bmi={bmi.bmi} bmiClass={bmi.bmi_class} />
            </InspectorFoot>
          )}
        </>
      }
      foot={{
        start: <WayBack flow={flow} />,
        said: missing ?? t({ id: "body.ready", message: "Đã đủ số đo." }),
        saidId: SAID,
        end: <Continue flow={flow} missing={missing} />,
      }}
    />
  );
}
