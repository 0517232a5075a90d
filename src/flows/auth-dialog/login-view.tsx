import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { usePasswordEye } from "#src/lib/text/password-eye.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { TRIAL_CREDITS } from "#wire/limits.ts";
import { GoogleSignIn } from "../google-sign-in/google-sign-in.tsx";
import * as s from "./auth-dialog.css.ts";
import { EmailField } from "./email-field.tsx";
import { type AuthDialogRef, useAuthForm } from "./use-auth-form.ts";

export function LoginView({ dialog }: { dialog: AuthDialogRef }) {
  const google = useSelector(dialog, (snapshot) => snapshot.children.google);
  return (
    <>
      <PasswordLogin dialog={dialog} />
      {google && <GoogleSignIn flow={google} />}
    </>
  );
}

function PasswordLogin({ dialog }: { dialog: AuthDialogRef }) {
  const { t } = useLingui();
  const { busy, problem, refusal } = useAuthForm(dialog);
  const eye = usePasswordEye();
  const password = problem("password");
  return (
    <Form
      refusal={refusal}
      problemKey={`${problem("email") ?? ""}${password ?? ""}`}
      onSubmit={(form) =>
        dialog.send({
          type: "login.submit",
          email: textOf(form, "email"),
          password: textOf(form, "password"),
        })
      }
    >
      <EmailField dialog={dialog} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t({ id: "auth.password", message: "Mật khẩu" })}
        {...eye}
        error={password}
        aside={
          <TextButton
            locked={busy}
            onClick={() => dialog.send({ type: "view.show", view: "forgot" })}
          >
            {t({ id: "auth.forgot", message: "Quên mật khẩu" })}
          </TextButton>
        }
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {busy
          ? t({ id: "auth.logging_in", message: "Đang đăng nhập" })
          : t({ id: "auth.log_in", message: "Đăng nhập" })}
      </Button>
      <p className={s.links}>
        {t({ id: "auth.no_account", message: "Chưa có tài khoản?" })}
        <TextButton
          locked={busy}
          onClick={() => dialog.send({ type: "view.show", view: "register" })}
        >
          {t({
            id: "auth.register_link",
            message: `Tạo tài khoản, tặng ${{ credits: TRIAL_CREDITS }} credit`,
          })}
        </TextButton>
      </p>
    </Form>
  );
}
