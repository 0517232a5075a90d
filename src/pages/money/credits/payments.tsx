import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { gatewayTexts } from "#src/flows/checkout/checkout.messages.ts";
import { unwrap } from "#src/lib/api/api.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { startDownload } from "#src/lib/browser/start-download.ts";
import { formatDateTime, formatMoney, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import * as table from "#src/ui/content/table.css.ts";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { Payment } from "#wire/credits.ts";
import { PAYMENT_STATUSES, type PaymentStatus } from "#wire/values.ts";
import * as s from "../money.css.ts";
import { paymentStatusTexts } from "../payment-status.ts";
import { Paged } from "./paged.tsx";

export interface PaymentsFilter {
  status?: PaymentStatus;
  /** YYYY-MM-DD, in the viewer's zone. */
  from?: string;
  to?: string;
}
/** What was paid, filtered as the address says, and the same as a file for the books. */
export function Payments({
  filter,
  onFilter,
}: {
  filter: PaymentsFilter;
  onFilter: (filter: PaymentsFilter) => void;
}) {
  const { t, i18n } = useLingui();
  const narrow = (change: Record<string, string>) =>
    onFilter(
      Object.fromEntries(
        Object.entries({ ...filter, ...change }).filter(([, value]) => value !== ""),
      ),
    );
  return (
    <div className={s.stack}>
      <div className={s.filters}>
        <SelectField
          label={t({ id: "payments.status", message: "Trạng thái" })}
          value={filter.status ?? ""}
          options={[
            { value: "", label: t({ id: "history.all", message: "Tất cả" }) },
            ...PAYMENT_STATUSES.map((value) => ({
              value,
              label: i18n._(paymentStatusTexts[value]),
            })),
          ]}
          onChange={(event) => narrow({ status: event.target.value })}
        />
        <TextField
          type="date"
          label={t({ id: "payments.from", message: "Từ ngày" })}
          value={filter.from ?? ""}
          onChange={(event) => narrow({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t({ id: "payments.to", message: "Đến ngày" })}
          value={filter.to ?? ""}
          onChange={(event) => narrow({ to: event.target.value })}
        />
        <Export filter={filter} />
      </div>
      <List filter={filter} />
    </div>
  );
}

function Export({ filter }: { filter: PaymentsFilter }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const { busy, refusal, run } = useCall(
    () =>
      api.call("POST", "/api/downloads", {
        body: { kind: "payments", filters: { ...filter } },
      }),
    ({ url }) => startDownload(url),
  );
  const sentence = formSentence(i18n, refusal);
  return (
    <>
      <Button icon="download" busy={busy} onClick={() => void run(undefined)}>
        {t({ id: "payments.export", message: "Xuất tệp" })}
      </Button>
      {sentence && <p role="alert">{sentence}</p>}
    </>
  );
}

function List({ filter }: { filter: PaymentsFilter }) {
  const { t } = useLingui();
  const { api } = useApp();
  const list = useInfiniteQuery({
    queryKey: ["payments", filter],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.call("GET", "/api/payments", { query: { ...filter, cursor: pageParam }, signal }),
      ),
    getNextPageParam: (page) => page.next_cursor,
  });
  return (
    <Paged<Payment>
      list={list}
      failed={t({ id: "payments.failed_load", message: "Chưa mở được các khoản thanh toán" })}
      none={t({ id: "payments.none", message: "Chưa có khoản thanh toán nào" })}
    >
      {(payments) => (
        <>
          <thead>
            <tr>
              <th className={table.head}>{t({ id: "payments.date", message: "Ngày" })}</th>
              <th className={table.head}>
                {t({ id: "payments.description", message: "Nội dung" })}
              </th>
              <th className={table.numberHead}>
                {t({ id: "payments.amount", message: "Số tiền" })}
              </th>
              <th className={table.head}>{t({ id: "payments.status", message: "Trạng thái" })}</th>
              <th className={table.numberHead}>
                {t({ id: "credits.col_credits", message: "Credit" })}
              </th>
              <th className={table.head}>
                {t({ id: "payments.method", message: "Cách thanh toán" })}
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <Row key={payment.id} payment={payment} />
            ))}
          </tbody>
        </>
      )}
    </Paged>
  );
}

function Row({ payment }: { payment: Payment }) {
  const { i18n } = useLingui();
  const language = currentLanguage();
  return (
    <tr>
      <td className={table.cell}>{formatDateTime(language, payment.created_at)}</td>
      <td className={table.cell}>{payment.description}</td>
      <td className={table.number}>{formatMoney(language, payment.amount.amount)}</td>
      <td className={table.cell}>
        {i18n._(paymentStatusTexts[payment.status])}
        {payment.open_order && <OpenOrder order={payment.open_order} />}
      </td>
      <td className={table.number}>
        <Granted payment={payment} />
      </td>
      <td className={table.cell}>{i18n._(gatewayTexts[payment.payment_method])}</td>
    </tr>
  );
}

/** Credits are told where they were given alone. */
function Granted({ payment: { status, credits } }: { payment: Payment }) {
  const { t } = useLingui();
  if (status !== "completed") return <span aria-hidden>–</span>;
  return credits === null
    ? t({ id: "pricing.unlimited", message: "Không giới hạn" })
    : formatNumber(currentLanguage(), credits);
}

/** An order that waits: it can be paid on, or given up. */
function OpenOrder({ order }: { order: NonNullable<Payment["open_order"]> }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const { busy, refusal, run } = useCall(
    async () => {
      const params = { id: order.id };
      const outcome = await api.call("POST", "/api/checkout/:id/cancel", { params });
      // One that has ended meanwhile shows how.
      void queries.invalidateQueries({ queryKey: ["payments"] });
      return outcome;
    },
    () => {},
  );
  const sentence = formSentence(i18n, refusal);
  return (
    <span className={s.open}>
      <LinkButton size="small" look="primary" href={order.redirect_url}>
        {t({ id: "payments.pay_on", message: "Trả tiếp" })}
      </LinkButton>
      <Button size="small" busy={busy} onClick={() => void run(undefined)}>
        {t({ id: "payments.give_up", message: "Bỏ đơn này" })}
      </Button>
      {sentence && <span role="alert">{sentence}</span>}
    </span>
  );
}
