import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { TryOnStep } from "#machines/try-on/try-on.steps.ts";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { GeneratingView } from "../../kit/generating-view.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { TryOnFrame } from "../try-on-frame.tsx";
import type { TryOnRef } from "../use-try-on-ref.ts";

/** Step 3 while it runs, and when it ended without a picture. */
export function GeneratingStep({ flow, job }: { flow: TryOnRef; job: OrderRef }) {
  const { t } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const canOther = useSelector(flow, (snapshot) =>
    snapshot.can({ type: "step.jump", step: "outfit" }),
  );
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const jump = (step: TryOnStep) => () => flow.send({ type: "step.jump", step });
  return (
    <GeneratingView
      flow={flow}
      job={job}
      tone="tryOn"
      picture={model}
      inputs={[
        { role: "model", asset: model },
        { role: "garment", asset: garment },
      ]}
      remedy={(code) =>
        code === "garment_not_found" ? (
          <Button size="small" look="primary" onClick={jump("outfit")}>
            {t({ id: "try_on.other_garment", message: "Chọn món đồ khác" })}
          </Button>
        ) : (
          <Button size="small" look="primary" onClick={jump("model")}>
            {t({ id: "try_on.other_photo", message: "Chọn ảnh khác" })}
          </Button>
        )
      }
      next={(running) =>
        canOther && (
          <Button iconEnd="arrowRight" onClick={jump("outfit")}>
            {running
              ? t({ id: "try_on.another_meanwhile", message: "Thử món khác trong lúc chờ" })
              : t({ id: "try_on.another", message: "Thử món khác" })}
          </Button>
        )
      }
      frame={(bench, note) => <TryOnFrame flow={flow} thirdNote={note} {...bench} />}
    />
  );
}
