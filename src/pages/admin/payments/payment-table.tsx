import { useLingui } from "@lingui/react/macro";
import { gatewayTexts } from "#src/flows/checkout/checkout.messages.ts";
import { known } from "#src/lib/address/search-params.ts";
import { formatDateTime, formatMoney } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { AdminPaymentsFilter, PaymentsProps } from "#src/pages/admin/filters.ts";
import { Button } from "#src/ui/actions/button.tsx";
import * as table from "#src/ui/content/table.css.ts";
import type { AdminPayment } from "#wire/admin.ts";
import { paymentStatusTexts } from "../../money/payment-status.ts";
import * as s from "../admin.css.ts";
import { OwnerLink } from "../owner-link.tsx";
import { PagedTable } from "../paged-table.tsx";
import { useAdminPayments } from "../queries.ts";
import { orderTexts } from "./order-texts.ts";

export function PaymentTable({
  filter,
  onFilter,
  onRefund,
}: PaymentsProps & { onRefund: (payment: AdminPayment) => void }) {
  const { t } = useLingui();
  const { offset: _, ...narrowing } = filter;
  return (
    <PagedTable<AdminPayment>
      query={useAdminPayments(filter)}
      label={t({ id: "admin.payment_list", message: "Danh sách thanh toán" })}
      failed={t({ id: "admin.payments_failed", message: "Chưa mở được danh sách thanh toán" })}
      none={t({ id: "payments.none", message: "Chưa có khoản thanh toán nào" })}
      filtered={Object.keys(narrowing).length > 0}
      onClear={() => onFilter({})}
      onOffset={(offset) =>
        onFilter(known<AdminPaymentsFilter>({ ...filter, offset: offset || undefined }))
      }
      head={
        <tr>
          <th className={table.head}>{t({ id: "credits.col_date", message: "Lúc" })}</th>
          <th className={table.head}>{t({ id: "admin.user", message: "Tài khoản" })}</th>
          <th className={table.head}>{t({ id: "admin.bought", message: "Mua gì" })}</th>
          <th className={table.numberHead}>{t({ id: "admin.amount", message: "Số tiền" })}</th>
          <th className={table.head}>{t({ id: "payments.status", message: "Trạng thái" })}</th>
          <th className={table.head}>{t({ id: "admin.deed", message: "Việc làm được" })}</th>
        </tr>
      }
    >
      {(payment) => (
        <Row key={payment.checkout_id} payment={payment} onRefund={() => onRefund(payment)} />
      )}
    </PagedTable>
  );
}

function Row({ payment, onRefund }: { payment: AdminPayment; onRefund: () => void }) {
  const { t, i18n } = useLingui();
  const language = currentLanguage();
  const amount = formatMoney(language, payment.amount.amount);
  const { status, checkout_status, refunded_at, refund_reason } = payment;
  const day = refunded_at ? formatDateTime(language, refunded_at) : "";
  const isPlain = status === "completed" || status === "refunded";
  return (
    <tr>
      <td className={table.cell}>{formatDateTime(language, payment.created_at)}</td>
      <td className={table.cell}>
        <OwnerLink owner={payment.owner} />
      </td>
      <td className={table.cell}>
        {payment.description}
        <div className={s.soft}>{i18n._(gatewayTexts[payment.payment_method])}</div>
      </td>
      <td className={table.number}>{amount}</td>
      <td className={table.cell}>
        {i18n._(paymentStatusTexts[status])}
        {!isPlain && <div className={s.soft}>{i18n._(orderTexts[checkout_status])}</div>}
        {refunded_at && <div className={s.soft}>{`${day}. ${refund_reason ?? ""}`}</div>}
      </td>
      <td className={table.cell}>
        {status === "completed" && (
          <Button size="small" onClick={onRefund}>
            {t({ id: "admin.refund", message: "Hoàn tiền" })}
          </Button>
        )}
      </td>
    </tr>
  );
}
