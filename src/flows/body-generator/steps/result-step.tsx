import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import * as v from "valibot";
import { orderReasons } from "#machines/body-generator/body-generator.rules.ts";
import { fill } from "#src/lib/text/fill.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ResultView } from "../../kit/result-view.tsx";
import { useBodyFacts } from "../body-facts.ts";
import { reasonTexts } from "../body-generator.messages.ts";
import { BodyGeneratorFrame } from "../body-generator-frame.tsx";
import type { BodyGeneratorRef } from "../use-body-generator-ref.ts";

/** What the engine reached when the asked figures were beyond it. */
const Nearest = v.object({ height_cm: v.number(), weight_kg: v.number() });

/** Step 4: the model, with the figures it was made by. */
export function ResultStep({ flow }: { flow: BodyGeneratorRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const facts = useBodyFacts(flow);
  const [reason] = orderReasons(context);
  const reached = v.safeParse(Nearest, context.result?.result?.details.nearest);
  const nearest = reached.success
    ? fill(
        i18n,
        msg({
          id: "body.nearest",
          message:
            "Máy tại chỗ chưa dựng được đúng số đo này. Gần nhất là {height} cm, {weight} kg.",
        }),
        {
          height: formatNumber(currentLanguage(), reached.output.height_cm),
          weight: formatNumber(currentLanguage(), reached.output.weight_kg),
        },
      )
    : null;
  return (
    <ResultView
      flow={flow}
      generation={context.result}
      before={null}
      label={t({ id: "body.step.result", message: "Kết quả" })}
      facts={facts}
      extra={nearest && <Notice look="caution">{nearest}</Notice>}
      againReason={reason ? i18n._(reasonTexts[reason]) : null}
      next={
        <Button
          iconEnd="arrowRight"
          onClick={() => flow.send({ type: "step.jump", step: "parameters" })}
        >
          {t({ id: "body.another", message: "Tạo dáng khác" })}
        </Button>
      }
      frame={(bench, thumb) => (
        <BodyGeneratorFrame
          flow={flow}
          note={t({ id: "result.saved", message: "Đã lưu vào Lịch sử" })}
          picture={thumb}
          {...bench}
        />
      )}
    />
  );
}
