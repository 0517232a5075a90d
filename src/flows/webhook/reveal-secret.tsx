import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { RevealDialog } from "../kit/reveal-dialog.tsx";
import type { WebhookRef } from "./use-webhook-ref.ts";

/** The secret of a webhook that was just made, once. */
export function RevealSecret({ webhook }: { webhook: WebhookRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(webhook, (state) => state);
  const failed = snapshot.matches({ revealing: "copyFailed" });
  return (
    <RevealDialog
      open={snapshot.matches("revealing")}
      value={snapshot.context.secret ?? ""}
      isSelected={failed}
      texts={{
        title: t({ id: "webhook.secret", message: "Khoá ký của bạn" }),
        once: t({
          id: "webhook.secret_once",
          message: "Khoá ký chỉ hiện một lần. Chép và cất kỹ.",
        }),
        label: t({ id: "webhook.secret_value", message: "Khoá ký" }),
        copy: t({ id: "webhook.secret_copy", message: "Chép khoá ký" }),
        said: snapshot.matches({ revealing: "copied" })
          ? t({ id: "share.copied", message: "Đã chép" })
          : failed
            ? t({
                id: "webhook.secret_copy_failed",
                message:
                  "Trình duyệt không cho chép. Khoá ký đã được bôi sẵn, bạn chép bằng Ctrl+C.",
              })
            : "",
        saved: t({ id: "webhook.secret_saved", message: "Tôi đã cất khoá" }),
      }}
      onCopy={() => webhook.send({ type: "secret.copy" })}
      onSaved={() => webhook.send({ type: "secret.saved" })}
    />
  );
}
