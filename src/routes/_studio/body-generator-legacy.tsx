import { msg } from "@lingui/core/macro";
import { createFileRoute, Navigate } from "@tanstack/react-router";

/** An address of former times: whoever is signed in is led to the new wizard. */
export const Route = createFileRoute("/_studio/body-generator-legacy")({
  staticData: {
    title: msg({ id: "legacy.body", message: "Tạo dáng mẫu, địa chỉ cũ" }),
    noindex: true,
  },
  component: () => <Navigate to="/body-generator" replace />,
});
