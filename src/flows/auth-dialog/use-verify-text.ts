import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { AuthDialogRef } from "./use-auth-form.ts";

/** What is true about the code: just sent from here, sent some other time, or nothing known. */
export function useVerifyText(dialog: AuthDialogRef): string {
  const { t } = useLingui();
  const email = useSelector(dialog, (snapshot) => snapshot.context.email);
  const sentTo = useSelector(dialog, (snapshot) => snapshot.context.codeSentTo);
  if (email === "") {
    return t({ id: "auth.verify_text_plain", message: "Nhập mã trong thư xác nhận." });
  }
  return sentTo === email
    ? t({ id: "auth.verify_text", message: `Mã vừa gửi tới ${email}.` })
    : t({
        id: "auth.verify_text_unsent",
        message: `Nhập mã trong thư gửi tới ${email}, hoặc lấy mã mới.`,
      });
}
