import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "./report.css.ts";
import type { ReportRef } from "./use-report-ref.ts";

/** Someone objects to what is shown: in words, to those who run the studio. */
export function Report({ report }: { report: ReportRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(report, (state) => state.hasTag("open"));
  const isSent = useSelector(report, (state) => state.matches("sent"));
  const title = t({ id: "report.open", message: "Báo cáo ảnh này" });
  return (
    <>
      <TextButton onClick={() => report.send({ type: "report.open" })}>{title}</TextButton>
      <Dialog
        open={isOpen}
        onClose={() => report.send({ type: "report.close" })}
        width="small"
        title={title}
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
          <Letter report={report} />
        )}
      </Dialog>
    </>
  );
}

function Letter({ report }: { report: ReportRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(report, (state) => state);
  const { reason, refusal } = snapshot.context;
  const busy = snapshot.hasTag("busy");
  const error = snapshot.matches({ writing: "missing" })
    ? t({ id: "report.missing", message: "Nhập điều bạn thấy không ổn" })
    : refusal?.fields?.reason;
  return (
    <Form
      refusal={formSentence(i18n, refusal)}
      problemKey={error ?? ""}
      onSubmit={() => report.send({ type: "report.send" })}
    >
      <TextArea
        label={t({ id: "report.reason", message: "Ảnh này không ổn ở đâu?" })}
        error={error}
        value={reason}
        maxLength={1000}
        readOnly={busy}
        onChange={({ target }) => report.send({ type: "reason.change", reason: target.value })}
      />
      <div className={s.verb}>
        <Button type="submit" look="primary" busy={busy}>
          {t({ id: "report.send", message: "Gửi báo cáo" })}
        </Button>
      </div>
    </Form>
  );
}
