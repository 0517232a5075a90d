import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { ShippingPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/shipping")({
  staticData: { title: msg({ id: "footer.shipping", message: "Giao nhận" }) },
  loader: () => needTexts("site", "reading"),
  component: ShippingPage,
});
