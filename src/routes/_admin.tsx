import { createFileRoute, Outlet } from "@tanstack/react-router";
import { needTexts } from "#src/lib/i18n.ts";
import { AdminArea } from "#src/pages/admin/admin-area.tsx";

export const Route = createFileRoute("/_admin")({
  // The gate of devices and the names of tools and states are the studio's texts.
  loader: () => needTexts("studio", "admin"),
  component: Admin,
});

function Admin() {
  return (
    <AdminArea>
      <Outlet />
    </AdminArea>
  );
}
