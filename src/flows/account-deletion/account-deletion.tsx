import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { formSentence, sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "./account-deletion.css.ts";
import type { AccountDeletionRef } from "./use-account-deletion-ref.ts";

/** What the owner proves it by, with what is wrong about that. */
export interface ProofProps {
  error: string | undefined;
  isMissing: boolean;
}

/** The account with all its pictures, for good: asked once, with the password. */
export function AccountDeletion({
  deletion,
  proof,
}: {
  deletion: AccountDeletionRef;
  /** A field by the name of `password`, where the account has one. */
  proof: (props: ProofProps) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(deletion, (state) => state);
  const { isMissing, refusal } = snapshot.context;
  const isChecking = snapshot.matches("checking");
  const isUnsure = snapshot.matches("unsure");
  // Once no answer came, nothing is said before it is known whether the account still stands.
  const said = snapshot.matches("asking") ? refusal : null;
  const error = said?.fields?.password;
  const close = () => deletion.send({ type: "deletion.close" });
  const isHeld = !snapshot.can({ type: "deletion.close" });
  const verb = t({ id: "profile.delete", message: "Xoá tài khoản" });
  return (
    <div className={s.start}>
      <Button look="destroy" onClick={() => deletion.send({ type: "deletion.ask" })}>
        {verb}
      </Button>
      <Dialog
        alert
        width="small"
        open={snapshot.hasTag("open")}
        onClose={close}
        held={isHeld}
        title={t({ id: "profile.delete_ask", message: "Xoá tài khoản này?" })}
        description={t({
          id: "profile.delete_what",
          message: "Mọi ảnh, video, lịch sử và credit của bạn mất theo, không lấy lại được.",
        })}
        closeLabel={t({ id: "shell.close", message: "Đóng" })}
      >
        {isUnsure ? (
          <ErrorState
            title={t({ id: "tokens.unsure", message: "Chưa biết máy chủ đã làm hay chưa" })}
            kept={refusal && sentenceFor(i18n, refusal)}
            retryLabel={t({ id: "tokens.check", message: "Xem lại" })}
            onRetry={() => deletion.send({ type: "deletion.check" })}
          />
        ) : (
          <Form
            refusal={formSentence(i18n, said)}
            problemKey={isMissing ? "missing" : (error ?? "")}
            onSubmit={(form) =>
              deletion.send({ type: "deletion.confirm", password: textOf(form, "password") })
            }
          >
            {proof({ error, isMissing })}
            {isChecking && (
              <p role="status">
                {t({
                  id: "profile.delete_checking",
                  message: "Chưa nhận được trả lời, đang xem tài khoản còn không…",
                })}
              </p>
            )}
            <div className={s.start}>
              <Button
                reason={isHeld ? t({ id: "shell.wait", message: "Đợi trả lời đã" }) : null}
                reasonPlace="elsewhere"
                onClick={close}
              >
                {t({ id: "profile.keep", message: "Giữ lại" })}
              </Button>
              <Button type="submit" look="destroy" busy={snapshot.hasTag("busy")}>
                {verb}
              </Button>
            </div>
          </Form>
        )}
      </Dialog>
    </div>
  );
}
