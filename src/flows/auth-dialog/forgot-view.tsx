import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import * as s from "./auth-dialog.css.ts";
import { EmailField } from "./email-field.tsx";
import { type AuthDialogRef, useAuthForm } from "./use-auth-form.ts";

export function ForgotView({ dialog }: { dialog: AuthDialogRef }) {
  const { t } = useLingui();
  const { busy, problem, refusal } = useAuthForm(dialog);
  const isSent = useSelector(dialog, (snapshot) => snapshot.matches({ forgot: "sent" }));
  const back = (
    <TextButton onClick={() => dialog.send({ type: "view.show", view: "login" })}>
      {t({ id: "auth.back_to_login", message: "Quay lại đăng nhập" })}
    </TextButton>
  );
  if (isSent) {
    return (
      <div className={s.sent}>
        <p>
          {t({
            id: "auth.reset_sent",
            message: "Nếu email này có tài khoản, bạn sẽ nhận được hướng dẫn đặt lại mật khẩu.",
          })}
        </p>
        <p className={s.links}>
          <TextButton onClick={() => dialog.send({ type: "forgot.resend" })}>
            {t({ id: "auth.reset_resend", message: "Gửi lại thư" })}
          </TextButton>
          {back}
        </p>
      </div>
    );
  }
  return (
    <Form
      refusal={refusal}
      problemKey={problem("email") ?? ""}
      onSubmit={(form) => dialog.send({ type: "forgot.submit", email: textOf(form, "email") })}
    >
      <EmailField dialog={dialog} />
      <Button type="submit" look="primary" wide busy={busy}>
        {t({ id: "auth.send_reset", message: "Gửi hướng dẫn" })}
      </Button>
      <p className={s.links}>{back}</p>
    </Form>
  );
}
