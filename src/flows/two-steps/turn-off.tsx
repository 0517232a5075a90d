import { useLingui } from "@lingui/react/macro";
import { Button } from "#src/ui/actions/button.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { LIMITS } from "#wire/limits.ts";
import { useCodeForm } from "./use-code-form.ts";
import type { TwoStepsRef } from "./use-two-steps-ref.ts";

/** It is on; a code of the app, or one kept on paper, turns it off. */
export function TurnOff({ steps }: { steps: TwoStepsRef }) {
  const { t } = useLingui();
  const { code, busy, refusal, error, change } = useCodeForm(steps);
  return (
    <Form
      refusal={refusal}
      problemKey={error ?? ""}
      onSubmit={() => steps.send({ type: "steps.turnOff" })}
    >
      <p>
        {t({
          id: "totp.is_on",
          message:
            "Đang bật. Muốn tắt, hoặc muốn có mã dự phòng mới, nhập mã ứng dụng đang hiện để tắt rồi bật lại. Mất điện thoại thì dùng một mã dự phòng.",
        })}
      </p>
      <TextField
        value={code}
        onChange={(event) => change(event.currentTarget.value)}
        label={t({
          id: "totp.code_or_recovery",
          message: `Mã ${{ digits: LIMITS.codeDigits }} số hoặc mã dự phòng`,
        })}
        error={error}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" look="danger" busy={busy}>
        {t({ id: "totp.turn_off", message: "Tắt đăng nhập hai bước" })}
      </Button>
    </Form>
  );
}
