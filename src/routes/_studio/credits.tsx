import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { dayIn, known, oneOf, only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { CreditsPage } from "#src/pages/money/credits/credits-page.tsx";
import type { PaymentsFilter } from "#src/pages/money/credits/payments.tsx";
import { PAYMENT_STATUSES } from "#wire/values.ts";

interface Search extends PaymentsFilter {
  tab?: "payments";
}
export const Route = createFileRoute("/_studio/credits")({
  staticData: { title: msg({ id: "credits.title", message: "Credit" }) },
  validateSearch: only(
    (search: Record<string, unknown>): Search =>
      known<Search>({
        tab: oneOf(search, "tab", ["payments"]),
        status: oneOf(search, "status", PAYMENT_STATUSES),
        from: dayIn(search, "from"),
        to: dayIn(search, "to"),
      }),
  ),
  loader: () => needTexts("money"),
  component: Page,
});

function Page() {
  const { tab, ...filter } = Route.useSearch();
  const navigate = useNavigate({ from: "/credits" });
  return (
    <CreditsPage
      tab={tab ?? "ledger"}
      filter={filter}
      onTab={(next) =>
        void navigate({ to: ".", search: next === "payments" ? { tab: "payments" } : {} })
      }
      onFilter={(next) => void navigate({ to: ".", search: { tab: "payments", ...next } })}
    />
  );
}
