import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#src/ui/actions/button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { CodeField } from "#src/ui/fields/code-field.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { QrCode } from "#src/ui/pictures/qr-code.tsx";
import { LIMITS } from "#wire/limits.ts";
import { useCodeForm } from "./use-code-form.ts";
import type { TwoStepsRef } from "./use-two-steps-ref.ts";

/** The secret for the app, and the first code of it. */
export function TurnOn({ steps }: { steps: TwoStepsRef }) {
  const { t } = useLingui();
  const { code, busy, refusal, error, change } = useCodeForm(steps);
  const begun = useSelector(steps, ({ context }) => context.begun);
  if (begun === null) return null;
  const { secret, url } = begun;
  return (
    <Form
      refusal={refusal}
      problemKey={error ?? ""}
      onSubmit={() => steps.send({ type: "steps.turnOn" })}
    >
      <p>
        {t({
          id: "totp.how",
          message: `Quét hình này bằng ứng dụng xác thực, hoặc nhập khoá bên dưới, rồi nhập mã ${{ digits: LIMITS.codeDigits }} số ứng dụng hiện ra.`,
        })}
      </p>
      <QrCode text={url} label={t({ id: "totp.qr", message: "Hình QR của khoá" })} />
      <TextField
        label={t({ id: "totp.secret", message: "Khoá" })}
        value={secret.replace(/(.{4})/g, "$1 ").trim()}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>
        <TextLink href={url}>
          {t({ id: "totp.open", message: "Mở bằng ứng dụng trên máy này" })}
        </TextLink>
      </p>
      <CodeField
        value={code}
        onChange={change}
        label={t({ id: "totp.code", message: `Mã ${{ digits: LIMITS.codeDigits }} số` })}
        error={error}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t({ id: "totp.confirm", message: "Bật hai bước" })}
      </Button>
    </Form>
  );
}
