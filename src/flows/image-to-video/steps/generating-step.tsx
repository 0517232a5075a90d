import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { GeneratingView } from "../../kit/generating-view.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { ImageToVideoFrame } from "../image-to-video-frame.tsx";
import type { ImageToVideoRef } from "../use-image-to-video-ref.ts";

/** Step 3: the run, and how it ended when it ended without a video. */
export function GeneratingStep({ flow, job }: { flow: ImageToVideoRef; job: OrderRef }) {
  const { t } = useLingui();
  const image = useFreshAsset(useSelector(flow, (snapshot) => snapshot.context.image));
  const other = () => flow.send({ type: "step.jump", step: "image" });
  return (
    <GeneratingView
      flow={flow}
      job={job}
      tone="imageToVideo"
      picture={image}
      inputs={[{ role: "image", asset: image }]}
      remedy={() => (
        <Button size="small" look="primary" onClick={other}>
          {t({ id: "video.other_photo", message: "Chọn ảnh khác" })}
        </Button>
      )}
      next={(running) => (
        <Button iconEnd="arrowRight" onClick={other}>
          {running
            ? t({ id: "video.another_meanwhile", message: "Dựng video khác trong lúc chờ" })
            : t({ id: "video.another", message: "Dựng video khác" })}
        </Button>
      )}
      frame={(bench, note) => <ImageToVideoFrame flow={flow} note={note} {...bench} />}
    />
  );
}
