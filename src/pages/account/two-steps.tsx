import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { isClean, stepCodeProblems } from "#machines/auth-dialog/auth-dialog.rules.ts";
import { problemTexts } from "#src/flows/auth-dialog/auth-dialog.messages.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button, type ButtonLook } from "#src/ui/actions/button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { CodeField } from "#src/ui/fields/code-field.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { QrCode } from "#src/ui/pictures/qr-code.tsx";
import type { TotpAnswer, User } from "#wire/accounts.ts";
import { LIMITS } from "#wire/limits.ts";
import { OwnerProof, proofOf } from "./owner-proof.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { Section } from "./section.tsx";

type Begun = v.InferOutput<typeof TotpAnswer>;

/** A second step at login: a code of an authenticator app (RFC 6238). */
export function TwoSteps({ user }: { user: User }) {
  const { t } = useLingui();
  const [secret, setSecret] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section
      title={t({ id: "totp.title", message: "Đăng nhập hai bước" })}
      words={t({
        id: "totp.words",
        message: `Sau mật khẩu còn hỏi mã ${{ digits: LIMITS.codeDigits }} số của ứng dụng xác thực trên điện thoại.`,
      })}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : user.totp_enabled ? (
        <TurnOff />
      ) : secret === null ? (
        <Begin user={user} onBegun={setSecret} />
      ) : (
        <TurnOn
          {...secret}
          onDone={() => {
            setCodes(secret.recovery_codes);
            setSecret(null);
          }}
        />
      )}
    </Section>
  );
}

/** Whoever turns it on shuts others out, so it asks whose account it is. */
function Begin({ user, onBegun }: { user: User; onBegun: (begun: Begun) => void }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const [isMissing, setMissing] = useState(false);
  const { busy, refusal, run } = useCall(
    (body: { password?: string }) => api.call("POST", "/auth/totp", { body }),
    onBegun,
  );
  const error = refusal?.fields?.password;
  const submit = (form: FormData) => {
    const proof = proofOf(user, form);
    setMissing(proof === null);
    if (proof !== null) void run(proof);
  };
  return (
    <Form
      refusal={formSentence(i18n, refusal)}
      problemKey={isMissing ? "missing" : (error ?? "")}
      onSubmit={submit}
    >
      <input hidden name="username" autoComplete="username" value={user.email} readOnly />
      <OwnerProof user={user} error={error} isMissing={isMissing} />
      <Button type="submit" busy={busy}>
        {t({ id: "totp.turn_on", message: "Bật đăng nhập hai bước" })}
      </Button>
    </Form>
  );
}

function TurnOn({ secret, url, onDone }: { secret: string; url: string; onDone: () => void }) {
  const { t } = useLingui();
  const { api } = useApp();
  return (
    <CodeForm
      verb={t({ id: "totp.confirm", message: "Bật hai bước" })}
      look="primary"
      said={t({ id: "totp.on", message: "Đã bật đăng nhập hai bước" })}
      call={(code) => api.call("POST", "/auth/totp/verify", { body: { code } })}
      onDone={onDone}
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
    </CodeForm>
  );
}

function TurnOff() {
  const { t } = useLingui();
  const { api } = useApp();
  return (
    <CodeForm
      verb={t({ id: "totp.turn_off", message: "Tắt đăng nhập hai bước" })}
      look="danger"
      takesRecovery
      said={t({ id: "totp.off", message: "Đã tắt đăng nhập hai bước" })}
      call={(code) => api.call("DELETE", "/auth/totp", { body: { code } })}
    >
      <p>
        {t({
          id: "totp.is_on",
          message:
            "Đang bật. Muốn tắt, hoặc muốn có mã dự phòng mới, nhập mã ứng dụng đang hiện để tắt rồi bật lại. Mất điện thoại thì dùng một mã dự phòng.",
        })}
      </p>
    </CodeForm>
  );
}

type Answer = { ok: true; value: unknown } | { ok: false; code: string };
/** A code and its button; the profile is fetched again afterwards, for the account has changed. */
function CodeForm({
  verb,
  look,
  said,
  call,
  onDone = () => {},
  takesRecovery = false,
  children,
}: {
  verb: string;
  look: ButtonLook;
  said: string;
  call: (code: string) => Promise<Answer>;
  onDone?: () => void;
  /** Recovery codes are accepted too. */
  takesRecovery?: boolean;
  children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { api, session } = useApp();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const { busy, refusal, run } = useCall(
    async (tried: string) => {
      const outcome = await call(tried);
      return outcome.ok ? api.call("GET", "/auth/profile") : outcome;
    },
    ({ user }) => {
      session.send({ type: "user.changed", user });
      showToast("success", { title: said }, "profile");
      onDone();
    },
  );
  const error = isShort ? i18n._(problemTexts.code_format) : refusal?.fields?.code;
  const submit = () => {
    const isCode = isClean(stepCodeProblems(code)) && (takesRecovery || /^\d{6}$/.test(code));
    setShort(!isCode);
    if (isCode) void run(code);
  };
  return (
    <Form refusal={formSentence(i18n, refusal)} problemKey={error ?? ""} onSubmit={submit}>
      {children}
      {takesRecovery ? (
        <TextField
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
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
      ) : (
        <CodeField
          value={code}
          onChange={setCode}
          label={t({ id: "totp.code", message: `Mã ${{ digits: LIMITS.codeDigits }} số` })}
          error={error}
        />
      )}
      <Button type="submit" look={look} busy={busy}>
        {verb}
      </Button>
    </Form>
  );
}
