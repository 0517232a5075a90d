import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needServer } from "#src/lib/api/need-server.ts";
import { PublicPricing } from "#src/pages/money/pricing/pricing-page.tsx";

export const Route = createFileRoute("/pricing")({
  staticData: { title: msg({ id: "nav.pricing", message: "Bảng giá" }) },
  loader: ({ context }) => needServer(context.app, "site", "money"),
  component: PublicPricing,
});
