import { msg } from "@lingui/core/macro";
import { createFileRoute, Navigate } from "@tanstack/react-router";

/** An address of former times: whoever is signed in is led to the new wizard. */
export const Route = createFileRoute("/_studio/hairstyle-changer-legacy")({
  staticData: {
    title: msg({ id: "legacy.hair", message: "Đổi kiểu tóc, địa chỉ cũ" }),
    noindex: true,
  },
  component: () => <Navigate to="/hairstyle-changer" replace />,
});
