import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { GeneratingView } from "../../kit/generating-view.tsx";
import type { OrderRef } from "../../order/order.select.ts";
import { ImageEditingFrame } from "../image-editing-frame.tsx";
import type { ImageEditingRef } from "../use-image-editing-ref.ts";

/** Step 3: the run, and how it ended when it ended without a picture. */
export function GeneratingStep({ flow, job }: { flow: ImageEditingRef; job: OrderRef }) {
  const { t } = useLingui();
  const image = useFreshAsset(useSelector(flow, (snapshot) => snapshot.context.image));
  const other = () => flow.send({ type: "step.jump", step: "image" });
  return (
    <GeneratingView
      flow={flow}
      job={job}
      tone="imageEditing"
      picture={image}
      inputs={[{ role: "image", asset: image }]}
      remedy={(code) =>
        code === "instruction_not_supported" || code === "mask_empty" ? (
          <Button
            size="small"
            look="primary"
            onClick={() => flow.send({ type: "step.jump", step: "describe" })}
          >
            {t({ id: "editing.say_else", message: "Dặn cách khác" })}
          </Button>
        ) : (
          <Button size="small" look="primary" onClick={other}>
            {t({ id: "editing.other_photo", message: "Chọn ảnh khác" })}
          </Button>
        )
      }
      next={(running) => (
        <Button iconEnd="arrowRight" onClick={other}>
          {running
            ? t({ id: "editing.another_meanwhile", message: "Sửa ảnh khác trong lúc chờ" })
            : t({ id: "editing.another", message: "Sửa ảnh khác" })}
        </Button>
      )}
      frame={(bench, note) => <ImageEditingFrame flow={flow} note={note} {...bench} />}
    />
  );
}
