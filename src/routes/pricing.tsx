import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { askAhead } from "#src/lib/api/ask-ahead.ts";
import { plansQuery } from "#src/lib/api/plans.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { PublicPricing } from "#src/pages/money/pricing/pricing-page.tsx";

export const Route = createFileRoute("/pricing")({
  staticData: { title: msg({ id: "nav.pricing", message: "Bảng giá" }) },
  // What it asks is of no use to any other page.
  codeSplitGroupings: [["loader", "component"]],
  // As a guest sees them: whoever is signed in is known once the page is the browser's.
  loader: async ({ context: { app } }) => {
    await needTexts("site", "money");
    await askAhead(app, plansQuery(app.api, false));
  },
  component: PublicPricing,
});
