import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { ApiManagement } from "#src/pages/studio/api/api-management.tsx";

export const Route = createFileRoute("/_studio/api-management")({
  staticData: { title: msg({ id: "nav.api", message: "Quản lý API" }) },
  loader: () => needTexts("account"),
  component: ApiManagement,
});
