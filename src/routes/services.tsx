import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needServer } from "#src/lib/api/need-server.ts";
import { ServicesPage } from "#src/pages/services/services-page.tsx";

export const Route = createFileRoute("/services")({
  staticData: { title: msg({ id: "nav.services", message: "Dịch vụ" }) },
  // The usual times are told in the studio's own words.
  loader: ({ context }) => needServer(context.app, "site", "studio"),
  component: ServicesPage,
});
