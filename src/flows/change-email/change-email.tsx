import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { CodeField } from "#src/ui/fields/code-field.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { LIMITS } from "#wire/limits.ts";
import * as s from "./change-email.css.ts";
import type { ChangeEmailRef } from "./use-change-email-ref.ts";

/** What the owner proves it by, with what is wrong about that. */
export interface ProofProps {
  error: string | undefined;
  isMissing: boolean;
}

/** A new address counts once its code was typed; until then the old one stays. */
export function ChangeEmail({
  change,
  proof,
}: {
  change: ChangeEmailRef;
  /** A field by the name of `password`, where the account has one. */
  proof: (props: ProofProps) => ReactNode;
}) {
  const isCode = useSelector(change, (state) => state.hasTag("code"));
  return isCode ? <TypeCode change={change} /> : <AskCode change={change} proof={proof} />;
}

function AskCode({
  change,
  proof,
}: {
  change: ChangeEmailRef;
  proof: (props: ProofProps) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(change, (state) => state);
  const { isWrong, isMissing, refusal } = snapshot.context;
  const error = isWrong
    ? t({ id: "problem.email_invalid", message: "Nhập đúng địa chỉ email" })
    : refusal?.fields?.email;
  const proofError = refusal?.fields?.password;
  return (
    <Form
      refusal={formSentence(i18n, refusal)}
      problemKey={[error, isMissing && "missing", proofError].filter(Boolean).join()}
      onSubmit={(form) =>
        change.send({
          type: "email.ask",
          email: textOf(form, "email"),
          password: textOf(form, "password"),
        })
      }
    >
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        label={t({ id: "profile.new_email", message: "Email mới" })}
        error={error}
      />
      {proof({ error: proofError, isMissing })}
      <Button type="submit" busy={snapshot.hasTag("busy")}>
        {t({ id: "profile.send_code", message: "Gửi mã tới email mới" })}
      </Button>
    </Form>
  );
}

function TypeCode({ change }: { change: ChangeEmailRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(change, (state) => state);
  const { wanted: email, code, isShort, refusal } = snapshot.context;
  // While it is asked which address counts, nothing is said of it.
  const said = snapshot.matches("typing") ? refusal : null;
  const error = isShort
    ? t({ id: "problem.code_format", message: "Nhập đúng mã xác nhận" })
    : said?.fields?.otp;
  return (
    <Form
      refusal={formSentence(i18n, said)}
      problemKey={error ?? ""}
      onSubmit={() => change.send({ type: "email.confirm" })}
    >
      <CodeField
        value={code}
        onChange={(typed) => change.send({ type: "code.change", code: typed })}
        label={t({
          id: "profile.email_code",
          message: `Mã ${{ digits: LIMITS.codeDigits }} số gửi tới ${email}`,
        })}
        error={error}
      />
      <div className={s.start}>
        <Button type="submit" look="primary" busy={snapshot.hasTag("busy")}>
          {t({ id: "profile.change_email", message: "Đổi email" })}
        </Button>
        <TextButton
          locked={!snapshot.can({ type: "email.other" })}
          onClick={() => change.send({ type: "email.other" })}
        >
          {t({ id: "profile.other_email", message: "Nhập email khác" })}
        </TextButton>
      </div>
    </Form>
  );
}
