import { useLingui } from "@lingui/react/macro";
import { formatDateTime, formatMoney } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { paymentStatusTexts } from "../../money/payment-status.ts";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { useAdminPayments } from "../queries.ts";

/** At most so many payments stand here; the page of all is a press away. */
const NEWEST = 5;

/** Who paid last, how much, and what became of it. */
export function NewestPayments() {
  const { t, i18n } = useLingui();
  const language = currentLanguage();
  return (
    <section>
      <h2 className={s.sectionTitle}>
        {t({ id: "admin.newest_payments", message: "Thanh toán mới nhất" })}
      </h2>
      <Asked
        query={useAdminPayments({})}
        failed={t({ id: "admin.payments_failed", message: "Chưa mở được danh sách thanh toán" })}
      >
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className={s.soft}>
                {t({ id: "payments.none", message: "Chưa có khoản thanh toán nào" })}
              </p>
            ) : (
              <ul className={s.rows}>
                {items.slice(0, NEWEST).map((payment) => (
                  <li key={payment.checkout_id} className={s.row}>
                    <span className={s.rowName}>
                      {payment.owner.name}
                      <span className={s.under}>
                        {`${payment.description}, ${formatDateTime(language, payment.created_at)}`}
                      </span>
                    </span>
                    <span className={s.rowEnd}>
                      <strong className={s.amount}>
                        {formatMoney(language, payment.amount.amount)}
                      </strong>
                      <span className={s.under}>{i18n._(paymentStatusTexts[payment.status])}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <p className={s.more}>
              <TextLink href="/admin/payments">
                {t({ id: "admin.all_payments", message: "Xem mọi khoản thanh toán" })}
              </TextLink>
            </p>
          </>
        )}
      </Asked>
    </section>
  );
}
