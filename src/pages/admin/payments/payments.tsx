import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { RefundDialog } from "#src/flows/refund/refund-dialog.tsx";
import { useRefundRef } from "#src/flows/refund/use-refund-ref.ts";
import { known, oneOf } from "#src/lib/address/search-params.ts";
import type { AdminPaymentsFilter, PaymentsProps } from "#src/pages/admin/filters.ts";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import type { AdminPayment } from "#wire/admin.ts";
import { CHECKOUT_STATUSES, PAYMENT_STATUSES } from "#wire/values.ts";
import { paymentStatusTexts } from "../../money/payment-status.ts";
import * as s from "../admin.css.ts";
import { orderTexts } from "./order-texts.ts";
import { PaymentTable } from "./payment-table.tsx";

/** Everybody's payments, and the way to give one back. */
export function AdminPayments(props: PaymentsProps) {
  const { t } = useLingui();
  const [refunding, setRefunding] = useState<AdminPayment | null>(null);
  return (
    <>
      <PageHead title={t({ id: "admin.payments", message: "Thanh toán" })} />
      <PageBody>
        <div className={s.stack}>
          <Filters {...props} />
          <PaymentTable {...props} onRefund={setRefunding} />
        </div>
        {refunding && (
          <Refund key={refunding.id} payment={refunding} onClose={() => setRefunding(null)} />
        )}
      </PageBody>
    </>
  );
}

function Refund({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  return <RefundDialog refund={useRefundRef(payment.id, onClose)} payment={payment} />;
}

function Filters({ filter, onFilter }: PaymentsProps) {
  const { t, i18n } = useLingui();
  const all = { value: "", label: t({ id: "history.all", message: "Tất cả" }) };
  const narrow = (
    change: {
      [Key in keyof AdminPaymentsFilter]: AdminPaymentsFilter[Key] | undefined;
    },
  ) => onFilter(known<AdminPaymentsFilter>({ ...filter, ...change, offset: undefined }));
  return (
    <fieldset className={s.filters} aria-label={t({ id: "admin.filter", message: "Lọc" })}>
      <FilterText
        label={t({ id: "admin.payment_search", message: "Tên, email hoặc gói" })}
        value={filter.q ?? ""}
        onChange={(q) => narrow({ q: q || undefined })}
      />
      <SelectField
        label={t({ id: "payments.status", message: "Trạng thái" })}
        value={filter.status ?? ""}
        options={[
          all,
          ...PAYMENT_STATUSES.map((value) => ({
            value,
            label: i18n._(paymentStatusTexts[value]),
          })),
        ]}
        onChange={({ target }) =>
          narrow({ status: oneOf({ is: target.value }, "is", PAYMENT_STATUSES) })
        }
      />
      <SelectField
        label={t({ id: "admin.order", message: "Đơn hàng" })}
        value={filter.checkout_status ?? ""}
        options={[
          all,
          ...CHECKOUT_STATUSES.map((value) => ({ value, label: i18n._(orderTexts[value]) })),
        ]}
        onChange={({ target }) =>
          narrow({ checkout_status: oneOf({ is: target.value }, "is", CHECKOUT_STATUSES) })
        }
      />
    </fieldset>
  );
}
