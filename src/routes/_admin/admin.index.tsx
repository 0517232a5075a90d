import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { AdminDashboard } from "#src/pages/admin/dashboard/dashboard.tsx";

export const Route = createFileRoute("/_admin/admin/")({
  staticData: { title: msg({ id: "nav.admin", message: "Trang quản trị" }) },
  component: AdminDashboard,
});
