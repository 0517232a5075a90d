import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { StudioPricing } from "#src/pages/money/pricing/pricing-page.tsx";
import { readReturn } from "#src/pages/money/return-path.ts";

export const Route = createFileRoute("/_studio/studio-pricing")({
  staticData: { title: msg({ id: "title.studio_pricing", message: "Chọn gói" }) },
  validateSearch: only(readReturn),
  loader: () => needTexts("site", "money"),
  component: Page,
});

function Page() {
  return <StudioPricing back={Route.useSearch().return} />;
}
