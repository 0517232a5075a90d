import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/i18n.ts";
import { only } from "#src/lib/search-params.ts";
import { PaymentPage } from "#src/pages/money/checkout-page.tsx";
import { readOrder } from "#src/pages/money/return-path.ts";

export const Route = createFileRoute("/payment/error")({
  staticData: {
    title: msg({ id: "title.payment_error", message: "Thanh toán gặp trục trặc" }),
    noindex: true,
  },
  validateSearch: only(readOrder),
  loader: () => needTexts("site", "money"),
  component: Page,
});

function Page() {
  return <PaymentPage arrival="error" order={Route.useSearch().order ?? null} />;
}
