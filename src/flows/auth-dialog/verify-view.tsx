import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { CodeField } from "#src/ui/fields/code-field.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { inMinutes } from "#wire/durations.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import * as s from "./auth-dialog.css.ts";
import { ResendCode } from "./resend-code.tsx";
import { type AuthDialogRef, useAuthForm } from "./use-auth-form.ts";

export function VerifyView({ dialog }: { dialog: AuthDialogRef }) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const { busy, problem, refusal } = useAuthForm(dialog);
  const isAsking = useSelector(dialog, (snapshot) =>
    snapshot.matches({ verify: { code: "requesting" } }),
  );
  const locked = busy || isAsking;
  const noEmail = problem("email");
  return (
    <Form
      refusal={refusal}
      problemKey={problem("code") ?? ""}
      onSubmit={() => dialog.send({ type: "code.submit", code })}
    >
      {noEmail !== undefined && (
        <div role="alert">
          <Notice look="caution">{noEmail}</Notice>
        </div>
      )}
      <CodeField
        value={code}
        onChange={setCode}
        label={t({ id: "auth.code", message: "Mã xác nhận" })}
        hint={t({
          id: "auth.code_hint",
          message: `${{ digits: LIMITS.codeDigits }} chữ số trong thư, dùng được trong ${{ minutes: inMinutes(TIMES.otp) }} phút.`,
        })}
        error={problem("code")}
      />
      <Button type="submit" look="primary" wide busy={locked}>
        {t({ id: "auth.verify", message: "Xác nhận" })}
      </Button>
      <p className={s.links}>
        <ResendCode dialog={dialog} />
        <TextButton
          locked={locked}
          onClick={() => dialog.send({ type: "view.show", view: "login" })}
        >
          {t({ id: "auth.back_to_login", message: "Quay lại đăng nhập" })}
        </TextButton>
      </p>
    </Form>
  );
}
