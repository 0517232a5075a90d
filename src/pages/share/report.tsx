import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "./share.css.ts";

/** Someone objects to what is shown: in words, to those who run the studio. */
export function Report({ shareId }: { shareId: string }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { busy, refusal, run } = useCall(
    (reason: string) => api.call("POST", "/api/reports", { body: { share_id: shareId, reason } }),
    () => setSent(true),
  );
  const error = isMissing
    ? t({ id: "report.missing", message: "Nhập điều bạn thấy không ổn" })
    : refusal?.fields?.reason;
  const submit = (form: FormData) => {
    const reason = textOf(form, "reason").trim();
    setMissing(reason === "");
    if (reason !== "") void run(reason);
  };
  const verb = t({ id: "report.send", message: "Gửi báo cáo" });
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        {t({ id: "report.open", message: "Báo cáo ảnh này" })}
      </TextButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        width="small"
        title={t({ id: "report.open", message: "Báo cáo ảnh này" })}
        closeLabel={t({ id: "shell.close", message: "Đóng" })}
      >
        {isSent ? (
          <Notice look="done">
            {t({
              id: "report.sent",
              message: "Đã gửi. Chúng tôi xem từng báo cáo và gỡ ảnh vi phạm.",
            })}
          </Notice>
        ) : (
          <Form refusal={formSentence(i18n, refusal)} problemKey={error ?? ""} onSubmit={submit}>
            <TextArea
              name="reason"
              label={t({ id: "report.reason", message: "Ảnh này không ổn ở đâu?" })}
              error={error}
              maxLength={1000}
            />
            <div className={s.words}>
              <Button type="submit" look="primary" busy={busy}>
                {verb}
              </Button>
            </div>
          </Form>
        )}
      </Dialog>
    </>
  );
}
