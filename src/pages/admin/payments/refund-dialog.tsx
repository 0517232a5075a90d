import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatMoney, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { AdminPayment, RefundAnswer } from "#wire/admin.ts";
import * as s from "../admin.css.ts";

/** A payment is given back once, with its reason; what is then left to do by hand stays to be read. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState<RefundAnswer | null>(null);
  const fresh = () => void queries.invalidateQueries({ queryKey: ["admin"] });
  const { busy, refusal, run } = useCall(
    async (reason: string) => {
      const params = { id: payment.id };
      const path = "/api/admin/payments/:id/refund";
      // Also when no answer comes: the list then says whether it went through.
      return api.call("POST", path, { params, body: { reason } }).finally(fresh);
    },
    (answer) => setDone(answer),
  );
  const submit = (form: FormData) => {
    const reason = textOf(form, "reason").trim();
    setMissing(reason === "");
    if (reason !== "") void run(reason);
  };
  const amount = formatMoney(currentLanguage(), payment.amount.amount);
  const name = payment.owner.name;
  const what = payment.description;
  const error = isMissing
    ? t({ id: "admin.refund_reason_missing", message: "Hoàn tiền phải ghi lý do" })
    : refusal?.fields?.reason;
  return (
    <Dialog
      alert
      open
      held={busy}
      onClose={onClose}
      title={t({ id: "admin.refund_ask", message: `Hoàn ${amount} cho ${name}?` })}
      description={t({
        id: "admin.refund_text",
        message: `${what}. Phần credit còn lại của khoản này bị thu về, và thời gian dùng gói mua bằng nó kết thúc.`,
      })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      {done ? (
        <Done answer={done} amount={amount} onClose={onClose} />
      ) : (
        <Form refusal={formSentence(i18n, refusal)} problemKey={error ?? ""} onSubmit={submit}>
          <TextArea
            name="reason"
            label={t({ id: "admin_user.reason", message: "Lý do" })}
            hint={t({ id: "admin.refund_hint", message: "Được ghi vào nhật ký quản trị." })}
            error={error}
            maxLength={500}
            readOnly={busy}
          />
          <div className={s.actions}>
            {!busy && (
              <Button onClick={onClose}>{t({ id: "profile.keep", message: "Giữ lại" })}</Button>
            )}
            <Button type="submit" look="destroy" busy={busy}>
              {t({ id: "admin.refund", message: "Hoàn tiền" })}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

function Done({
  answer,
  amount,
  onClose,
}: {
  answer: RefundAnswer;
  amount: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const credits = formatNumber(currentLanguage(), answer.credits_taken);
  return (
    <div className={s.list}>
      <div role="status">
        {answer.money === "returned" ? (
          <Notice look="done">
            {t({
              id: "admin.refund_returned",
              message: `Cổng thanh toán đã nhận lệnh trả ${amount}. Đã thu về ${credits} credit.`,
            })}
          </Notice>
        ) : (
          <Notice look="caution">
            {t({
              id: "admin.refund_by_hand",
              message: `Đã ghi là hoàn và thu về ${credits} credit. Cổng này không tự trả tiền: bạn chuyển ${amount} cho khách bằng tay.`,
            })}
          </Notice>
        )}
      </div>
      <div className={s.actions}>
        <Button look="primary" onClick={onClose}>
          {t({ id: "shell.close", message: "Đóng" })}
        </Button>
      </div>
    </div>
  );
}
