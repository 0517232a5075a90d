import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import type { WizardRef } from "./wizard-ref.ts";

/** Back, reset of the step and start over, each only where it can be pressed. */
export function WayBack({ flow }: { flow: WizardRef }) {
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

/** The id of the foot bar's words, which a locked verb points at as its reason. */
export const SAID = "wizard-said";

export function Continue({ flow, missing }: { flow: WizardRef; missing: string | null }) {
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
