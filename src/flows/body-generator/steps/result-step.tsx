import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { orderReasons } from "#machines/body-generator/body-generator.rules.ts";
import { fill } from "#src/lib/fill.ts";
import { Button } from "#src/ui/button.tsx";
import { ResultView } from "../../kit/result-view.tsx";
import { useBodyFacts } from "../body-facts.ts";
import { reasonTexts, titleTexts } from "../body-generator.messages.ts";
import { BodyGeneratorFrame } from "../body-generator-frame.tsx";
import type { BodyGeneratorRef } from "../use-body-generator-ref.ts";

/** Step 4: the model, with the figures it was made by. */
export function ResultStep({ flow }: { flow: BodyGeneratorRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const facts = useBodyFacts(flow);
  const [reason] = orderReasons(context);
  const { gender, height } = context;
  return (
    <ResultView
      flow={flow}
      generation={context.result}
      before={null}
      label={t({ id: "body.step.result", message: "Kết quả" })}
      title={fill(i18n, titleTexts[gender ?? "female"], { height })}
      facts={facts}
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
