import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { removeStoredWith } from "#src/lib/browser/storage.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { User } from "#wire/accounts.ts";
import * as s from "./account.css.ts";
import { OwnerProof, proofOf } from "./owner-proof.tsx";
import { Section } from "./section.tsx";

/** The account with all its pictures, for good: asked once, with the password. */
export function DeleteAccount({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const { api, session } = useApp();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { busy, refusal, run } = useCall(
    (body: { password?: string }) => api.call("DELETE", "/auth/profile", { body }),
    () => {
      removeStoredWith(`draft:${user.id}:`);
      session.send({ type: "session.ended" });
      void router.navigate({ href: "/", replace: true });
      const title = t({ id: "profile.deleted", message: "Đã xoá tài khoản" });
      showToast("success", { title }, "profile");
    },
  );
  const error = refusal?.fields?.password;
  const submit = (form: FormData) => {
    const proof = proofOf(user, form);
    setMissing(proof === null);
    if (proof !== null) void run(proof);
  };
  const verb = t({ id: "profile.delete", message: "Xoá tài khoản" });
  return (
    <Section
      title={verb}
      words={t({
        id: "profile.delete_text",
        message: "Ảnh, video, lịch sử và credit còn lại mất ngay và không lấy lại được.",
      })}
    >
      <div className={s.start}>
        <Button look="destroy" onClick={() => setAsking(true)}>
          {verb}
        </Button>
      </div>
      <Dialog
        alert
        width="small"
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t({ id: "profile.delete_ask", message: "Xoá tài khoản này?" })}
        description={t({
          id: "profile.delete_what",
          message: "Mọi ảnh, video, lịch sử và credit của bạn mất theo, không lấy lại được.",
        })}
        closeLabel={t({ id: "shell.close", message: "Đóng" })}
      >
        <Form
          refusal={formSentence(i18n, refusal)}
          problemKey={isMissing ? "missing" : (error ?? "")}
          onSubmit={submit}
        >
          <OwnerProof user={user} error={error} isMissing={isMissing} />
          <div className={s.start}>
            <Button onClick={() => setAsking(false)}>
              {t({ id: "profile.keep", message: "Giữ lại" })}
            </Button>
            <Button type="submit" look="destroy" busy={busy}>
              {verb}
            </Button>
          </div>
        </Form>
      </Dialog>
    </Section>
  );
}
