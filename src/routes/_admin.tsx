import { createFileRoute, Outlet } from "@tanstack/react-router";
import { needServer } from "#src/lib/api/need-server.ts";
import { AdminArea } from "#src/pages/admin/admin-area.tsx";

export const Route = createFileRoute("/_admin")({
  // The gate of devices and the names of tools and states are the studio's texts.
  loader: ({ context }) => needServer(context.app, "studio", "tools", "admin"),
  component: Admin,
});

function Admin() {
  return (
    <AdminArea>
      <Outlet />
    </AdminArea>
  );
}
