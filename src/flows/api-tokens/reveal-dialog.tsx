import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "./api-tokens.css.ts";
import type { ApiTokensRef } from "./use-api-tokens-ref.ts";

/** The whole value, once. Neither Esc nor a press beside it closes this: only that it is saved. */
export function RevealDialog({ tokens }: { tokens: ApiTokensRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(tokens, (state) => state);
  const isCopied = snapshot.matches({ revealing: "copied" });
  const failed = snapshot.matches({ revealing: "copyFailed" });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) place.current?.querySelector("input")?.select();
  }, [failed]);
  const isShown = snapshot.matches("revealing");
  useEffect(() => {
    if (!isShown) return;
    // Leaving the page would lose the value for good: the browser asks first.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isShown]);
  const saved = t({ id: "tokens.saved", message: "Tôi đã lưu khoá" });
  return (
    <Dialog
      alert
      held
      open={isShown}
      onClose={() => {}}
      title={t({ id: "tokens.reveal", message: "Mã khoá của bạn" })}
      closeLabel={saved}
      foot={
        <Button look="primary" onClick={() => tokens.send({ type: "value.saved" })}>
          {saved}
        </Button>
      }
    >
      <div className={s.form}>
        <Notice look="caution">
          {t({ id: "tokens.once", message: "Mã này chỉ hiện một lần. Chép và cất kỹ." })}
        </Notice>
        <div ref={place}>
          <TextField
            label={t({ id: "tokens.value", message: "Mã khoá" })}
            value={snapshot.context.issued?.value ?? ""}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <Button icon="copy" onClick={() => tokens.send({ type: "value.copy" })}>
          {t({ id: "tokens.copy", message: "Chép mã" })}
        </Button>
        <p role="status" className={s.said}>
          {isCopied
            ? t({ id: "share.copied", message: "Đã chép" })
            : failed
              ? t({
                  id: "tokens.copy_failed",
                  message: "Trình duyệt không cho chép. Mã đã được bôi sẵn, bạn chép bằng Ctrl+C.",
                })
              : ""}
        </p>
      </div>
    </Dialog>
  );
}
