import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, oneOf, only, textIn } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import type { AdminPaymentsFilter } from "#src/pages/admin/filters.ts";
import { AdminPayments } from "#src/pages/admin/payments/payments.tsx";
import { CHECKOUT_STATUSES, PAYMENT_STATUSES } from "#wire/values.ts";

export const Route = createFileRoute("/_admin/admin/payments")({
  staticData: { title: msg({ id: "title.admin_payments", message: "Quản trị thanh toán" }) },
  validateSearch: only(
    (search: Record<string, unknown>): AdminPaymentsFilter =>
      known<AdminPaymentsFilter>({
        status: oneOf(search, "status", PAYMENT_STATUSES),
        checkout_status: oneOf(search, "checkout_status", CHECKOUT_STATUSES),
        q: textIn(search, "q"),
        offset: countIn(search, "offset"),
      }),
  ),
  loader: () => needTexts("money"),
  component: Page,
});

function Page() {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: "/admin/payments" });
  return (
    <AdminPayments
      filter={filter}
      onFilter={(next) => void navigate({ to: ".", search: next, replace: next.q !== filter.q })}
    />
  );
}
