import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { orderReasons } from "#machines/try-on/try-on.rules.ts";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { keysOf } from "#wire/keys.ts";
import { ResultView } from "../../kit/result-view.tsx";
import { bothNeeded, categoryTexts } from "../try-on.messages.ts";
import { TryOnFrame } from "../try-on-frame.tsx";
import type { TryOnRef } from "../use-try-on-ref.ts";

/** The finished picture, judged on grey beside the person before. */
export function ResultStep({ flow }: { flow: TryOnRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const category = context.result?.result?.details.category;
  const kind = keysOf(categoryTexts).find((known) => known === category) ?? null;
  return (
    <ResultView
      flow={flow}
      generation={context.result}
      before={model}
      label={t({ id: "try_on.step.result", message: "Kết quả" })}
      facts={[
        {
          term: t({ id: "try_on.step.model", message: "Người mẫu" }),
          detail: model ? nameOf(model) : "",
        },
        {
          term: t({ id: "try_on.step.outfit", message: "Trang phục" }),
          detail: garment ? nameOf(garment) : "",
        },
        ...(kind
          ? [
              {
                term: t({ id: "try_on.category", message: "Loại đồ" }),
                detail: i18n._(categoryTexts[kind]),
              },
            ]
          : []),
      ]}
      againReason={orderReasons(context).length === 0 ? null : i18n._(bothNeeded)}
      next={
        <Button
          iconEnd="arrowRight"
          onClick={() => flow.send({ type: "step.jump", step: "outfit" })}
        >
          {t({ id: "try_on.another", message: "Thử món khác" })}
        </Button>
      }
      frame={(bench, thumb) => (
        <TryOnFrame
          flow={flow}
          thirdNote={t({ id: "result.saved", message: "Đã lưu vào Lịch sử" })}
          thirdPicture={thumb}
          {...bench}
        />
      )}
    />
  );
}
