import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { CodeField } from "#src/ui/fields/code-field.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { LIMITS } from "#wire/limits.ts";
import * as s from "./auth-dialog.css.ts";
import { type AuthDialogRef, useAuthForm } from "./use-auth-form.ts";

/** The second step of a login: the code of an authenticator, or one kept on paper. */
export function StepView({ dialog }: { dialog: AuthDialogRef }) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const [isRecovery, setRecovery] = useState(false);
  const { busy, problem, refusal } = useAuthForm(dialog);
  return (
    <Form
      refusal={refusal}
      problemKey={problem("code") ?? ""}
      onSubmit={() => dialog.send({ type: "step.submit", code })}
    >
      {isRecovery ? (
        <TextField
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          label={t({ id: "totp.recovery_code", message: "Mã dự phòng" })}
          error={problem("code")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
      ) : (
        <CodeField
          value={code}
          onChange={setCode}
          label={t({ id: "totp.code", message: `Mã ${{ digits: LIMITS.codeDigits }} số` })}
          error={problem("code")}
        />
      )}
      <Button type="submit" look="primary" wide busy={busy}>
        {busy
          ? t({ id: "auth.logging_in", message: "Đang đăng nhập" })
          : t({ id: "auth.log_in", message: "Đăng nhập" })}
      </Button>
      <p className={s.links}>
        <TextButton
          locked={busy}
          onClick={() => {
            setCode("");
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery
            ? t({ id: "totp.use_app", message: "Dùng mã của ứng dụng" })
            : t({ id: "totp.use_recovery", message: "Mất điện thoại? Dùng mã dự phòng" })}
        </TextButton>
        <TextButton locked={busy} onClick={() => dialog.send({ type: "view.show", view: "login" })}>
          {t({ id: "auth.back_to_login", message: "Quay lại đăng nhập" })}
        </TextButton>
      </p>
    </Form>
  );
}
