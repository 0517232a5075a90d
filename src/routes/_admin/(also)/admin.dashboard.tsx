import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { AdminDashboard } from "#src/pages/admin/dashboard/dashboard.tsx";

export const Route = createFileRoute("/_admin/(also)/admin/dashboard")({
  staticData: {
    title: msg({ id: "nav.admin", message: "Trang quản trị" }),
    sameAs: "/admin",
  },
  component: AdminDashboard,
});
