import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { problemTexts } from "#src/flows/auth-dialog/auth-dialog.messages.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { User } from "#wire/accounts.ts";
import { graphemes } from "#wire/common.ts";
import { LIMITS } from "#wire/limits.ts";
import { Section } from "./section.tsx";

/** The name in the account and the one that is shown; the address stands beside them. */
export function YourName({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const { api, session } = useApp();
  const [isShort, setShort] = useState(false);
  const { busy, refusal, run } = useCall(
    (body: { name: string; display_name: string | null }) =>
      api.call("PATCH", "/auth/profile", { body }),
    ({ user: changed }) => {
      session.send({ type: "user.changed", user: changed });
      showToast("success", { title: t({ id: "profile.saved", message: "Đã lưu" }) }, "profile");
    },
  );
  const nameError = isShort ? i18n._(problemTexts.name_short) : refusal?.fields?.name;
  const submit = (form: FormData) => {
    const name = textOf(form, "name");
    const short = graphemes(name.normalize("NFC").trim()) < LIMITS.nameMinGraphemes;
    setShort(short);
    if (!short) void run({ name, display_name: textOf(form, "display_name").trim() || null });
  };
  return (
    <Section
      title={t({ id: "profile.you", message: "Bạn" })}
      words={t({
        id: "profile.you_text",
        message: "Tên hiển thị đứng trên thẻ tài khoản. Để trống thì dùng họ và tên.",
      })}
    >
      <DefinitionList
        items={[{ term: t({ id: "auth.email", message: "Email" }), detail: user.email }]}
      />
      <Form refusal={formSentence(i18n, refusal)} problemKey={nameError ?? ""} onSubmit={submit}>
        <TextField
          name="name"
          autoComplete="name"
          maxLength={LIMITS.nameMaxChars}
          defaultValue={user.name}
          label={t({ id: "auth.name", message: "Họ và tên" })}
          error={nameError}
        />
        <TextField
          name="display_name"
          autoComplete="nickname"
          maxLength={LIMITS.nameMaxChars}
          defaultValue={user.display_name ?? ""}
          label={t({ id: "profile.display_name", message: "Tên hiển thị" })}
          optional={t({ id: "profile.optional", message: "(không bắt buộc)" })}
          error={refusal?.fields?.display_name}
        />
        <Button type="submit" look="primary" busy={busy}>
          {t({ id: "profile.save", message: "Lưu tên" })}
        </Button>
      </Form>
    </Section>
  );
}
