import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { RevealDialog } from "../kit/reveal-dialog.tsx";
import type { ApiTokensRef } from "./use-api-tokens-ref.ts";

/** The whole value of a token, once. */
export function RevealToken({ tokens }: { tokens: ApiTokensRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(tokens, (state) => state);
  const failed = snapshot.matches({ revealing: "copyFailed" });
  return (
    <RevealDialog
      open={snapshot.matches("revealing")}
      value={snapshot.context.issued?.value ?? ""}
      isSelected={failed}
      texts={{
        title: t({ id: "tokens.reveal", message: "Mã khoá của bạn" }),
        once: t({ id: "tokens.once", message: "Mã này chỉ hiện một lần. Chép và cất kỹ." }),
        label: t({ id: "tokens.value", message: "Mã khoá" }),
        copy: t({ id: "tokens.copy", message: "Chép mã" }),
        said: snapshot.matches({ revealing: "copied" })
          ? t({ id: "share.copied", message: "Đã chép" })
          : failed
            ? t({
                id: "tokens.copy_failed",
                message: "Trình duyệt không cho chép. Mã đã được bôi sẵn, bạn chép bằng Ctrl+C.",
              })
            : "",
        saved: t({ id: "tokens.saved", message: "Tôi đã lưu khoá" }),
      }}
      onCopy={() => tokens.send({ type: "value.copy" })}
      onSaved={() => tokens.send({ type: "value.saved" })}
    />
  );
}
