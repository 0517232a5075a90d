import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "#src/pages/studio/dashboard/dashboard.tsx";

export const Route = createFileRoute("/_studio/dashboard")({
  staticData: { title: msg({ id: "nav.dashboard", message: "Tổng quan" }) },
  component: Dashboard,
});
