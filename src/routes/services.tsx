import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/i18n.ts";
import { ServicesPage } from "#src/pages/services/services-page.tsx";

export const Route = createFileRoute("/services")({
  staticData: { title: msg({ id: "nav.services", message: "Dịch vụ" }) },
  // The usual times are told in the studio's own words.
  loader: () => needTexts("site", "studio"),
  component: ServicesPage,
});
