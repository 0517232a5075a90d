import { useLingui } from "@lingui/react/macro";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { Generation } from "#wire/generations.ts";

/** Asks before a run is cancelled, and says first what comes back. */
export function CancelQuestion({
  open,
  generation,
  onKeep,
  onConfirm,
}: {
  open: boolean;
  /** As it is known now: what comes back changes once the engine has begun. */
  generation: Generation | null;
  onKeep: () => void;
  onConfirm: () => void;
}) {
  const { t } = useLingui();
  const refund = generation?.cancel_refund ?? 0;
  // The local engine always stops: what it held and won't return was of a refunded purchase.
  const isPurchaseGone = generation?.engine.id === "local" && generation.charged > 0;
  return (
    <Dialog
      alert
      width="small"
      open={open}
      onClose={onKeep}
      title={t({ id: "cancel.title", message: "Huỷ lượt này?" })}
      description={
        refund > 0
          ? t({ id: "cancel.refund", message: `${refund} credit sẽ về lại số dư.` })
          : isPurchaseGone
            ? t({
                id: "order.purchase_refunded",
                message: "Credit của lượt này thuộc gói đã hoàn tiền nên không về lại số dư.",
              })
            : t({ id: "cancel.no_refund", message: "Máy đã vẽ dở nên credit không hoàn lại." })
      }
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        <>
          <Button onClick={onKeep}>{t({ id: "cancel.keep", message: "Để chạy tiếp" })}</Button>
          <Button look="danger" onClick={onConfirm}>
            {t({ id: "cancel.confirm", message: "Huỷ lượt này" })}
          </Button>
        </>
      }
    />
  );
}
