import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { garmentReasons, modelReasons, orderReasons } from "#machines/try-on/try-on.rules.ts";
import { Button } from "#src/ui/button.tsx";
import { TextButton } from "#src/ui/text-link.tsx";
import { bothNeeded, reasonTexts } from "./try-on.messages.ts";
import { viewOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/** Back, reset of the step and start over, each only where it can be pressed. */
export function WayBack({ flow }: { flow: TryOnRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  return (
    <>
      {snapshot.can({ type: "step.back" }) && (
        <Button icon="arrowLeft" onClick={() => flow.send({ type: "step.back" })}>
          {t({ id: "wizard.back", message: "Quay lại" })}
        </Button>
      )}
      {snapshot.can({ type: "step.reset" }) && (
        <TextButton onClick={() => flow.send({ type: "step.reset" })}>
          {t({ id: "wizard.reset", message: "Làm lại bước này" })}
        </TextButton>
      )}
      {snapshot.can({ type: "over.ask" }) && (
        <TextButton onClick={() => flow.send({ type: "over.ask" })}>
          {t({ id: "wizard.start_over", message: "Làm lại từ đầu" })}
        </TextButton>
      )}
    </>
  );
}

/** What is still missing in this step, in words; null when nothing is. */
export function useMissing(flow: TryOnRef): string | null {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const view = useSelector(flow, viewOf);
  if (view === "review") return orderReasons(context).length === 0 ? null : i18n._(bothNeeded);
  const [first] = view === "model" ? modelReasons(context) : garmentReasons(context);
  return first === undefined ? null : i18n._(reasonTexts[first]);
}

export const SAID = "try-on-said";

export function Continue({ flow, missing }: { flow: TryOnRef; missing: string | null }) {
  const { t } = useLingui();
  return (
    <Button
      look="primary"
      iconEnd="arrowRight"
      reason={missing}
      reasonPlace="elsewhere"
      reasonId={SAID}
      onClick={() => flow.send({ type: "step.next" })}
    >
      {t({ id: "wizard.continue", message: "Tiếp tục" })}
    </Button>
  );
}
