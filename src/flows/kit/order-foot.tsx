import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#src/ui/actions/button.tsx";
import type { FootBarProps } from "#src/ui/frames/foot-bar.tsx";
import type { OrderRef } from "../order/order.select.ts";
import { useCostLine, useOrderReason } from "../order/quote-note.tsx";
import { RepeatDialog } from "../order/repeat-dialog.tsx";
import { SAID, WayBack } from "./foot-parts.tsx";
import type { WizardRef } from "./wizard-ref.ts";

/**
 * The foot bar where the order is confirmed: what is missing or ready in words, the cost, the verb.
 * Once the order is on its way the wizard stays with it until the answer is known.
 */
export function useOrderFoot({
  flow,
  job,
  missing,
  ready,
  verb,
}: {
  flow: WizardRef;
  job: OrderRef;
  /** What the order still lacks, in words; null when nothing. */
  missing: string | null;
  ready: string;
  verb: string;
}): FootBarProps {
  const { t } = useLingui();
  const isSending = useSelector(flow, (snapshot) => snapshot.hasTag("busy"));
  const isHalted = useSelector(job, (snapshot) => snapshot.hasTag("halted"));
  const cost = useCostLine(job);
  const orderReason = useOrderReason(job);
  const see = t({ id: "order.see_beside", message: "Xem lời nhắn bên cạnh." });
  const reason = missing ?? (isHalted ? see : orderReason);
  return {
    start: (
      <>
        <WayBack flow={flow} />
        <RepeatDialog job={job} />
      </>
    ),
    said: reason ?? ready,
    saidId: SAID,
    cost,
    end: (
      <Button
        look="primary"
        busy={isSending}
        reason={reason}
        reasonPlace="elsewhere"
        reasonId={SAID}
        onClick={() => flow.send({ type: "order.confirm" })}
      >
        {verb}
      </Button>
    ),
  };
}
