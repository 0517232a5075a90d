import { msg } from "@lingui/core/macro";
import { createFileRoute, Navigate } from "@tanstack/react-router";

/** An address of former times: whoever is signed in is led to the new wizard. */
export const Route = createFileRoute("/_studio/virtual-tryon-legacy")({
  staticData: {
    title: msg({ id: "legacy.try_on", message: "Thử đồ, địa chỉ cũ" }),
    noindex: true,
  },
  component: () => <Navigate to="/virtual-tryon" replace />,
});
