import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { BodyGeneratorStep } from "#machines/body-generator/body-generator.steps.ts";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { GeneratingView } from "../../kit/generating-view.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { BodyGeneratorFrame } from "../body-generator-frame.tsx";
import { Sketch } from "../sketch.tsx";
import type { BodyGeneratorRef } from "../use-body-generator-ref.ts";

/** Step 3 while it runs, and when it ended without a picture. */
export function GeneratingStep({ flow, job }: { flow: BodyGeneratorRef; job: OrderRef }) {
  const { t } = useLingui();
  const face = useFreshAsset(useSelector(flow, (snapshot) => snapshot.context.face));
  const jump = (step: BodyGeneratorStep) => () => flow.send({ type: "step.jump", step });
  return (
    <GeneratingView
      flow={flow}
      job={job}
      tone="bodyGenerator"
      picture={null}
      drawing={<Sketch flow={flow} />}
      inputs={[{ role: "face", asset: face }]}
      remedy={() => (
        <Button size="small" look="primary" onClick={jump("look")}>
          {t({ id: "body.other_face", message: "Chọn gương mặt khác" })}
        </Button>
      )}
      next={(running) => (
        <Button iconEnd="arrowRight" onClick={jump("parameters")}>
          {running
            ? t({ id: "body.another_meanwhile", message: "Tạo dáng khác trong lúc chờ" })
            : t({ id: "body.another", message: "Tạo dáng khác" })}
        </Button>
      )}
      frame={(bench, note) => <BodyGeneratorFrame flow={flow} note={note} {...bench} />}
    />
  );
}
