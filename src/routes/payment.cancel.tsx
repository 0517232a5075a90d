import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { only } from "#src/lib/address/search-params.ts";
import { needServer } from "#src/lib/api/need-server.ts";
import { PaymentPage } from "#src/pages/money/checkout-page.tsx";
import { readOrder } from "#src/pages/money/return-path.ts";

export const Route = createFileRoute("/payment/cancel")({
  staticData: {
    title: msg({ id: "payment.cancel", message: "Thanh toán đã dừng" }),
    noindex: true,
  },
  validateSearch: only(readOrder),
  loader: ({ context }) => needServer(context.app, "site", "money"),
  component: Page,
});

function Page() {
  return <PaymentPage arrival="cancel" order={Route.useSearch().order ?? null} />;
}
