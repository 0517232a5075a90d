import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { NewPasswordForm } from "#machines/kit/new-password.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { usePasswordEye } from "#src/lib/text/password-eye.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { LIMITS } from "#wire/limits.ts";
import { problemTexts } from "./reset-password.messages.ts";
import type { ResetPasswordRef } from "./use-reset-password-ref.ts";

/** The new password, twice, each with an eye. */
export function PasswordForm({ flow }: { flow: ResetPasswordRef }) {
  const { t, i18n } = useLingui();
  const { problems, refusal } = useSelector(flow, (snapshot) => snapshot.context);
  const busy = useSelector(flow, (snapshot) => snapshot.hasTag("busy"));
  const problem = (field: keyof NewPasswordForm) => {
    const code = problems[field];
    return code === undefined ? refusal?.fields?.[field] : i18n._(problemTexts[code]);
  };
  const eye = usePasswordEye();
  return (
    <Form
      refusal={refusal === null ? null : sentenceFor(i18n, refusal)}
      problemKey={`${problem("password") ?? ""}${problem("confirmPassword") ?? ""}`}
      onSubmit={(form) =>
        flow.send({
          type: "password.submit",
          password: textOf(form, "password"),
          confirmPassword: textOf(form, "confirmPassword"),
        })
      }
    >
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t({ id: "auth.new_password", message: "Mật khẩu mới" })}
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
        label={t({ id: "auth.confirm_new_password", message: "Nhập lại mật khẩu mới" })}
        error={problem("confirmPassword")}
        {...eye}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {busy
          ? t({ id: "reset.saving", message: "Đang lưu mật khẩu" })
          : t({ id: "reset.save", message: "Lưu mật khẩu mới" })}
      </Button>
    </Form>
  );
}
