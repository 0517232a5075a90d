import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { LIMITS } from "#wire/limits.ts";
import * as s from "./two-steps.css.ts";
import type { TwoStepsRef } from "./use-two-steps-ref.ts";

/** The codes for the day the phone is gone, shown once: to be copied or saved before going on. */
export function RecoveryCodes({ steps }: { steps: TwoStepsRef }) {
  const { t } = useLingui();
  const begun = useSelector(steps, ({ context }) => context.begun);
  const codes = begun?.recovery_codes ?? [];
  const isCopied = useSelector(steps, (state) => state.matches({ revealing: "copied" }));
  const failed = useSelector(steps, (state) => state.matches({ revealing: "copyFailed" }));
  useEffect(() => {
    // Leaving the page would lose the codes for good: the browser asks first.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, []);
  return (
    <>
      <Notice look="caution">
        {t({
          id: "totp.recovery_words",
          message: `${{ codes: codes.length }} mã dự phòng, phòng khi mất điện thoại. Mỗi mã dùng một lần thay cho mã ${{ digits: LIMITS.codeDigits }} số. Chúng chỉ hiện ở đây một lần, bạn cất ở nơi an toàn nhé.`,
        })}
      </Notice>
      <ul
        className={s.codes}
        aria-label={t({ id: "totp.recovery_codes", message: "Mã dự phòng của bạn" })}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={s.buttons}>
        <Button icon="copy" onClick={() => steps.send({ type: "codes.copy" })}>
          {t({ id: "totp.copy_codes", message: "Chép mã" })}
        </Button>
        <Button icon="download" onClick={() => steps.send({ type: "codes.save" })}>
          {t({ id: "totp.save_codes", message: "Tải tệp" })}
        </Button>
        <Button look="primary" onClick={() => steps.send({ type: "codes.kept" })}>
          {t({ id: "totp.codes_kept", message: "Tôi đã cất mã" })}
        </Button>
      </div>
      <p role="status">
        {isCopied && t({ id: "totp.codes_copied", message: "Đã chép." })}
        {failed &&
          t({
            id: "totp.codes_not_copied",
            message: "Chưa chép được, bạn bôi đen rồi chép tay nhé.",
          })}
      </p>
    </>
  );
}
