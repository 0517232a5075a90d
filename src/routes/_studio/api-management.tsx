import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ApiManagement } from "#src/pages/studio/api/api-management.tsx";

export const Route = createFileRoute("/_studio/api-management")({
  staticData: { title: msg({ id: "nav.api", message: "Quản lý API" }) },
  component: ApiManagement,
});
