import { useLingui } from "@lingui/react/macro";
import { usePasswordEye } from "#src/lib/text/password-eye.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { LIMITS } from "#wire/limits.ts";
import * as s from "./auth-dialog.css.ts";
import { EmailField } from "./email-field.tsx";
import { type AuthDialogRef, useAuthForm } from "./use-auth-form.ts";

export function RegisterView({ dialog }: { dialog: AuthDialogRef }) {
  const { t } = useLingui();
  const { busy, problem, refusal } = useAuthForm(dialog);
  const eye = usePasswordEye();
  const fields = ["name", "email", "password", "confirmPassword"] as const;
  return (
    <Form
      refusal={refusal}
      problemKey={fields.map((field) => problem(field) ?? "").join("")}
      onSubmit={(form) =>
        dialog.send({
          type: "register.submit",
          name: textOf(form, "name"),
          email: textOf(form, "email"),
          password: textOf(form, "password"),
          confirmPassword: textOf(form, "confirmPassword"),
        })
      }
    >
      <TextField
        name="name"
        autoComplete="name"
        label={t({ id: "auth.name", message: "Họ và tên" })}
        error={problem("name")}
      />
      <EmailField dialog={dialog} />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t({ id: "auth.password", message: "Mật khẩu" })}
        hint={t({
          id: "auth.password_hint",
          message: `Ít nhất ${{ least: LIMITS.passwordMinChars }} ký tự.`,
        })}
        error={problem("password")}
        {...eye}
      />
      <PasswordField
        name="confirmPassword"
        autoComplete="new-password"
        label={t({ id: "auth.confirm_password", message: "Nhập lại mật khẩu" })}
        error={problem("confirmPassword")}
        {...eye}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {busy
          ? t({ id: "auth.registering", message: "Đang tạo tài khoản" })
          : t({ id: "auth.register", message: "Tạo tài khoản" })}
      </Button>
      <p className={s.links}>
        {t({ id: "auth.have_account", message: "Đã có tài khoản?" })}
        <TextButton locked={busy} onClick={() => dialog.send({ type: "view.show", view: "login" })}>
          {t({ id: "auth.log_in", message: "Đăng nhập" })}
        </TextButton>
      </p>
    </Form>
  );
}
