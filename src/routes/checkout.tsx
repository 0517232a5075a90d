import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { only } from "#src/lib/address/search-params.ts";
import { needServer } from "#src/lib/api/need-server.ts";
import { CheckoutPage } from "#src/pages/money/checkout-page.tsx";
import { readOrder, readReturn } from "#src/pages/money/return-path.ts";
import { BILLING_CYCLES, type BillingCycle, PLAN_IDS, type PlanId } from "#wire/values.ts";

interface Search {
  plan?: PlanId;
  cycle?: BillingCycle;
  order?: string;
  return?: string;
}

export const Route = createFileRoute("/checkout")({
  staticData: { title: msg({ id: "checkout.title", message: "Thanh toán" }), noindex: true },
  validateSearch: only((search: Record<string, unknown>): Search => {
    const plan = PLAN_IDS.find((id) => id === search.plan);
    const cycle = BILLING_CYCLES.find((name) => name === search.cycle);
    return {
      ...(plan && { plan }),
      ...(cycle && { cycle }),
      ...readOrder(search),
      ...readReturn(search),
    };
  }),
  loader: ({ context }) => needServer(context.app, "site", "money"),
  component: Page,
});

function Page() {
  const { plan, cycle, order, return: back } = Route.useSearch();
  return (
    <CheckoutPage
      key={`${plan}-${cycle}`}
      planId={plan ?? null}
      cycle={cycle ?? "monthly"}
      order={order ?? null}
      back={back}
    />
  );
}
