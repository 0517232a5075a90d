import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formatClock } from "#src/lib/text/format.ts";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import type { AuthDialogRef } from "./use-auth-form.ts";
import { useCountdown } from "./use-countdown.ts";

/** Asks for another code; while the server would refuse, the wait stands in the button itself. */
export function ResendCode({ dialog }: { dialog: AuthDialogRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(dialog, (snapshot) => snapshot.can({ type: "code.resend" }));
  const isAsking = useSelector(dialog, (snapshot) =>
    snapshot.matches({ verify: { code: "requesting" } }),
  );
  const isWaiting = useSelector(dialog, (snapshot) =>
    snapshot.matches({ verify: { code: "waiting" } }),
  );
  const wait = useSelector(dialog, (snapshot) => snapshot.context.codeWait);
  const clock = formatClock(Math.ceil(useCountdown(isWaiting, wait) / 1000) * 1000);
  return (
    <TextButton locked={!isOpen} onClick={() => dialog.send({ type: "code.resend" })}>
      {isWaiting
        ? t({ id: "auth.resend_in", message: `Gửi lại mã sau ${clock}` })
        : isAsking
          ? t({ id: "auth.resending", message: "Đang gửi mã" })
          : t({ id: "auth.resend", message: "Gửi lại mã" })}
    </TextButton>
  );
}
