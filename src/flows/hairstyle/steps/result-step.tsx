import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { orderReasons } from "#machines/hairstyle/hairstyle.rules.ts";
import { useFreshAsset } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ResultView } from "../../kit/result-view.tsx";
import { hairColors, reasonTexts } from "../hairstyle.messages.ts";
import { HairstyleFrame } from "../hairstyle-frame.tsx";
import { styleName } from "../style-name.ts";
import type { HairstyleRef } from "../use-hairstyle-ref.ts";

/** Step 4: the new hair beside the photo before. */
export function ResultStep({ flow }: { flow: HairstyleRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const photo = useFreshAsset(context.photo);
  const [reason] = orderReasons(context);
  const style = context.style ? styleName(i18n, context.style) : "";
  const named = hairColors.find(({ value }) => value === context.color)?.label;
  const color = named ? i18n._(named) : context.color;
  return (
    <ResultView
      flow={flow}
      generation={context.result}
      before={photo}
      label={t({ id: "hair.step.result", message: "Kết quả" })}
      facts={[
        { term: t({ id: "hair.step.style", message: "Kiểu tóc" }), detail: style },
        {
          term: t({ id: "hair.color", message: "Màu tóc" }),
          detail: color ?? t({ id: "hair.color.keep", message: "Giữ màu của ảnh" }),
        },
        ...(context.prompt.trim()
          ? [
              {
                term: t({ id: "hair.prompt", message: "Lời dặn thêm" }),
                detail: context.prompt.trim(),
              },
            ]
          : []),
      ]}
      againReason={reason ? i18n._(reasonTexts[reason]) : null}
      next={
        <Button
          iconEnd="arrowRight"
          onClick={() => flow.send({ type: "step.jump", step: "style" })}
        >
          {t({ id: "hair.another", message: "Thử kiểu khác" })}
        </Button>
      }
      frame={(bench, thumb) => (
        <HairstyleFrame
          flow={flow}
          note={t({ id: "result.saved", message: "Đã lưu vào Lịch sử" })}
          picture={thumb}
          {...bench}
        />
      )}
    />
  );
}
