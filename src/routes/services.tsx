import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { ServicesPage } from "#src/pages/services/services-page.tsx";

export const Route = createFileRoute("/services")({
  staticData: { title: msg({ id: "nav.services", message: "Dịch vụ" }) },
  loader: () => needTexts("site"),
  component: ServicesPage,
});
