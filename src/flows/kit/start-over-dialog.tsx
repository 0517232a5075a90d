import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { WizardRef } from "./wizard-ref.ts";

/** Asked only when something would be lost; `text` names what. */
export function StartOverDialog({ flow, text }: { flow: WizardRef; text: string }) {
  const { t } = useLingui();
  const open = useSelector(flow, (snapshot) => snapshot.can({ type: "over.keep" }));
  return (
    <Dialog
      alert
      width="small"
      open={open}
      onClose={() => flow.send({ type: "over.keep" })}
      title={t({ id: "over.title", message: "Làm lại từ đầu?" })}
      description={text}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        <>
          <Button onClick={() => flow.send({ type: "over.keep" })}>
            {t({ id: "over.keep", message: "Giữ lại" })}
          </Button>
          <Button look="danger" onClick={() => flow.send({ type: "over.confirm" })}>
            {t({ id: "wizard.start_over", message: "Làm lại từ đầu" })}
          </Button>
        </>
      }
    />
  );
}
