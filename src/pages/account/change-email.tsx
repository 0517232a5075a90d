import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as v from "valibot";
import { problemTexts } from "#src/flows/auth-dialog/auth-dialog.messages.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { CodeField } from "#src/ui/fields/code-field.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { User } from "#wire/accounts.ts";
import { Email } from "#wire/common.ts";
import { LIMITS } from "#wire/limits.ts";
import * as s from "./account.css.ts";
import { OwnerProof, proofOf } from "./owner-proof.tsx";
import { Section } from "./section.tsx";

/** A new address counts once its code was typed; until then the old one stays. */
export function ChangeEmail({ user }: { user: User }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <Section
      title={t({ id: "auth.email", message: "Email" })}
      words={t({
        id: "profile.email_text",
        message: "Email mới được dùng sau khi bạn nhập mã trong thư gửi tới đó.",
      })}
    >
      {wanted === null ? (
        <AskCode user={user} onSent={setWanted} />
      ) : (
        <TypeCode email={wanted} onBack={() => setWanted(null)} />
      )}
    </Section>
  );
}

function AskCode({ user, onSent }: { user: User; onSent: (email: string) => void }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const [isWrong, setWrong] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { busy, refusal, run } = useCall(
    (body: { email: string; password?: string }) =>
      api.call("POST", "/auth/change_email", { body }),
    (_, { email }) => onSent(email),
  );
  const error = isWrong ? i18n._(problemTexts.email_invalid) : refusal?.fields?.email;
  const proofError = refusal?.fields?.password;
  const submit = (form: FormData) => {
    const read = v.safeParse(Email, textOf(form, "email"));
    const proof = proofOf(user, form);
    const isNew = read.success && read.output !== user.email;
    setWrong(!isNew);
    setMissing(proof === null);
    if (isNew && proof !== null) void run({ email: read.output, ...proof });
  };
  return (
    <Form
      refusal={formSentence(i18n, refusal)}
      problemKey={[error, isMissing && "missing", proofError].filter(Boolean).join()}
      onSubmit={submit}
    >
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        label={t({ id: "profile.new_email", message: "Email mới" })}
        error={error}
      />
      <OwnerProof user={user} isMissing={isMissing} error={proofError} />
      <Button type="submit" busy={busy}>
        {t({ id: "profile.send_code", message: "Gửi mã tới email mới" })}
      </Button>
    </Form>
  );
}

function TypeCode({ email, onBack }: { email: string; onBack: () => void }) {
  const { t, i18n } = useLingui();
  const { api, session } = useApp();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const { busy, refusal, run } = useCall(
    async (otp: string) => {
      const verified = await api.call("POST", "/auth/verify_otp", { body: { email, otp } });
      return verified.ok ? api.call("GET", "/auth/profile") : verified;
    },
    ({ user }) => {
      session.send({ type: "user.changed", user });
      const title = t({ id: "profile.email_changed", message: "Đã đổi email" });
      showToast("success", { title }, "profile");
      onBack();
    },
  );
  const error = isShort ? i18n._(problemTexts.code_format) : refusal?.fields?.otp;
  const submit = () => {
    setShort(!/^\d{4,6}$/.test(code));
    if (/^\d{4,6}$/.test(code)) void run(code);
  };
  return (
    <Form refusal={formSentence(i18n, refusal)} problemKey={error ?? ""} onSubmit={submit}>
      <CodeField
        value={code}
        onChange={setCode}
        label={t({
          id: "profile.email_code",
          message: `Mã ${{ digits: LIMITS.codeDigits }} số gửi tới ${email}`,
        })}
        error={error}
      />
      <div className={s.start}>
        <Button type="submit" look="primary" busy={busy}>
          {t({ id: "profile.change_email", message: "Đổi email" })}
        </Button>
        <TextButton onClick={onBack}>
          {t({ id: "profile.other_email", message: "Nhập email khác" })}
        </TextButton>
      </div>
    </Form>
  );
}
