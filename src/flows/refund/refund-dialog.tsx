import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { formatMoney, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { AdminPayment } from "#wire/admin.ts";
import * as s from "./refund.css.ts";
import type { RefundRef } from "./use-refund-ref.ts";

/** A payment is given back once, with its reason; what is then left to do by hand stays to be read. */
export function RefundDialog({ refund, payment }: { refund: RefundRef; payment: AdminPayment }) {
  const { t } = useLingui();
  const snapshot = useSelector(refund, (state) => state);
  const amount = formatMoney(currentLanguage(), payment.amount.amount);
  const name = payment.owner.name;
  const what = payment.description;
  return (
    <Dialog
      alert
      open
      held={!snapshot.can({ type: "refund.close" })}
      onClose={() => refund.send({ type: "refund.close" })}
      title={t({ id: "admin.refund_ask", message: `Hoàn ${amount} cho ${name}?` })}
      description={t({
        id: "admin.refund_text",
        message: `${what}. Phần credit còn lại của khoản này bị thu về, và thời gian dùng gói mua bằng nó kết thúc.`,
      })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      {snapshot.hasTag("done") ? (
        <Done refund={refund} amount={amount} />
      ) : (
        <Reason refund={refund} />
      )}
    </Dialog>
  );
}

function Reason({ refund }: { refund: RefundRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(refund, (state) => state);
  const { reason, refusal } = snapshot.context;
  const busy = snapshot.hasTag("busy");
  const error = snapshot.matches({ asking: "missing" })
    ? t({ id: "admin.refund_reason_missing", message: "Hoàn tiền phải ghi lý do" })
    : refusal?.fields?.reason;
  const said = snapshot.matches({ asking: "unsure" })
    ? t({
        id: "admin.refund_unsure",
        message:
          "Mất kết nối giữa chừng, chưa rõ khoản này đã được hoàn chưa. Danh sách đang được đọc lại, bạn xem trạng thái ở đó rồi hãy hoàn tiếp.",
      })
    : formSentence(i18n, refusal);
  return (
    <Form
      refusal={said}
      problemKey={error ?? ""}
      onSubmit={() => refund.send({ type: "refund.send" })}
    >
      <TextArea
        label={t({ id: "admin_user.reason", message: "Lý do" })}
        hint={t({ id: "admin.refund_hint", message: "Được ghi vào nhật ký quản trị." })}
        error={error}
        value={reason}
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => refund.send({ type: "reason.change", reason: target.value })}
      />
      <div className={s.actions}>
        {snapshot.can({ type: "refund.close" }) && (
          <Button onClick={() => refund.send({ type: "refund.close" })}>
            {t({ id: "profile.keep", message: "Giữ lại" })}
          </Button>
        )}
        <Button type="submit" look="destroy" busy={busy}>
          {t({ id: "admin.refund", message: "Hoàn tiền" })}
        </Button>
      </div>
    </Form>
  );
}

function Done({ refund, amount }: { refund: RefundRef; amount: string }) {
  const { t } = useLingui();
  const snapshot = useSelector(refund, (state) => state);
  const credits = formatNumber(currentLanguage(), snapshot.context.answer?.credits_taken ?? 0);
  return (
    <div className={s.done}>
      <div role="status">
        {snapshot.matches("returned") ? (
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
        <Button look="primary" onClick={() => refund.send({ type: "refund.close" })}>
          {t({ id: "shell.close", message: "Đóng" })}
        </Button>
      </div>
    </div>
  );
}
