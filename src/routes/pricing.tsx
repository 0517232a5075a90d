import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { PublicPricing } from "#src/pages/money/pricing/pricing-page.tsx";

export const Route = createFileRoute("/pricing")({
  staticData: { title: msg({ id: "nav.pricing", message: "Bảng giá" }) },
  loader: () => needTexts("site", "money"),
  component: PublicPricing,
});
