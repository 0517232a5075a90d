import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { needTexts } from "#src/lib/i18n.ts";
import { CreditsPage } from "#src/pages/money/credits/credits-page.tsx";
import type { PaymentsFilter } from "#src/pages/money/credits/payments.tsx";
import { PAYMENT_STATUSES } from "#wire/values.ts";

interface Search extends PaymentsFilter {
  tab?: "payments";
}
const day = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

export const Route = createFileRoute("/_studio/credits")({
  staticData: { title: msg({ id: "credits.title", message: "Credit" }) },
  validateSearch: (search: Record<string, unknown>): Search => {
    const status = PAYMENT_STATUSES.find((name) => name === search.status);
    const [from, to] = [day(search.from), day(search.to)];
    return {
      ...(search.tab === "payments" && { tab: "payments" }),
      ...(status && { status }),
      ...(from && { from }),
      ...(to && { to }),
    };
  },
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
