import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { newPasswordProblems } from "#machines/kit/new-password.ts";
import { problemTexts } from "#src/flows/auth-dialog/auth-dialog.messages.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { usePasswordEye } from "#src/lib/text/password-eye.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import type { User } from "#wire/accounts.ts";
import { LIMITS } from "#wire/limits.ts";
import { Section } from "./section.tsx";

type Field = "current_password" | "new_password" | "confirm";
type Problems = Partial<Record<Field, keyof typeof problemTexts>>;

/** The old one once, the new one twice; the other devices are logged out by it. */
export function ChangePassword({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const [problems, setProblems] = useState<Problems>({});
  /** A new key empties the fields once the password has changed. */
  const [round, setRound] = useState(0);
  const { busy, refusal, run } = useCall(
    (body: { current_password: string; new_password: string }) =>
      api.call("POST", "/auth/change_password", { body }),
    () => {
      setRound((last) => last + 1);
      void queries.invalidateQueries({ queryKey: ["sessions"] });
      const title = t({ id: "profile.password_changed", message: "Đã đổi mật khẩu" });
      showToast("success", { title }, "profile");
    },
  );
  const submit = (form: FormData) => {
    const [current, next] = [textOf(form, "current_password"), textOf(form, "new_password")];
    const wrong = newPasswordProblems({ password: next, confirmPassword: textOf(form, "confirm") });
    const found: Problems = {
      ...(current === "" && { current_password: "password_required" as const }),
      ...(wrong.password && { new_password: wrong.password }),
      ...(wrong.confirmPassword && { confirm: wrong.confirmPassword }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) {
      void run({ current_password: current, new_password: next });
    }
  };
  const problem = (field: Field) => {
    const code = problems[field];
    return code === undefined ? refusal?.fields?.[field] : i18n._(problemTexts[code]);
  };
  const eye = usePasswordEye();
  const fields = ["current_password", "new_password", "confirm"] as const;
  return (
    <Section
      title={t({ id: "auth.password", message: "Mật khẩu" })}
      words={t({
        id: "profile.password_text",
        message: "Đổi xong, các máy khác phải đăng nhập lại.",
      })}
    >
      <Form
        key={round}
        refusal={formSentence(i18n, refusal)}
        problemKey={fields.map((field) => problem(field) ?? "").join("")}
        onSubmit={submit}
      >
        <input hidden name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          name="current_password"
          autoComplete="current-password"
          label={t({ id: "profile.current_password", message: "Mật khẩu hiện tại" })}
          error={problem("current_password")}
          {...eye}
        />
        <PasswordField
          name="new_password"
          autoComplete="new-password"
          label={t({ id: "auth.new_password", message: "Mật khẩu mới" })}
          hint={t({
            id: "auth.password_hint",
            message: `Ít nhất ${{ least: LIMITS.passwordMinChars }} ký tự.`,
          })}
          error={problem("new_password")}
          {...eye}
        />
        <PasswordField
          name="confirm"
          autoComplete="new-password"
          label={t({ id: "auth.confirm_new_password", message: "Nhập lại mật khẩu mới" })}
          error={problem("confirm")}
          {...eye}
        />
        <Button type="submit" busy={busy}>
          {t({ id: "profile.change_password", message: "Đổi mật khẩu" })}
        </Button>
      </Form>
    </Section>
  );
}
