import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { HairstyleStep } from "#machines/hairstyle/hairstyle.steps.ts";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { GeneratingView } from "../../kit/generating-view.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { HairstyleFrame } from "../hairstyle-frame.tsx";
import type { HairstyleRef } from "../use-hairstyle-ref.ts";

/** Step 4 while it runs, and when it ended without a picture. */
export function GeneratingStep({ flow, job }: { flow: HairstyleRef; job: OrderRef }) {
  const { t } = useLingui();
  const photo = useFreshAsset(useSelector(flow, (snapshot) => snapshot.context.photo));
  const jump = (step: HairstyleStep) => () => flow.send({ type: "step.jump", step });
  return (
    <GeneratingView
      flow={flow}
      job={job}
      tone="hairstyle"
      picture={photo}
      inputs={[{ role: "photo", asset: photo }]}
      remedy={() => (
        <Button size="small" look="primary" onClick={jump("photo")}>
          {t({ id: "hair.other_photo", message: "Chọn ảnh khác" })}
        </Button>
      )}
      next={(running) => (
        <Button iconEnd="arrowRight" onClick={jump("style")}>
          {running
            ? t({ id: "hair.another_meanwhile", message: "Thử kiểu khác trong lúc chờ" })
            : t({ id: "hair.another", message: "Thử kiểu khác" })}
        </Button>
      )}
      frame={(bench, note) => <HairstyleFrame flow={flow} note={note} {...bench} />}
    />
  );
}
