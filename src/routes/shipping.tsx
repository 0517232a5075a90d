import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { readingLoader } from "#src/pages/site/reading/late-texts.ts";
import { ShippingPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/shipping")({
  staticData: { title: msg({ id: "footer.shipping", message: "Giao nhận" }) },
  loader: readingLoader("shipping"),
  component: ShippingPage,
});
