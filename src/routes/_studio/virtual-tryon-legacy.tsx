import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { FormerAddress } from "#src/pages/shell/former-address.tsx";

/** An address of former times: whoever is signed in is led to the new wizard. */
export const Route = createFileRoute("/_studio/virtual-tryon-legacy")({
  staticData: {
    title: msg({ id: "legacy.try_on", message: "Thử đồ, địa chỉ cũ" }),
    noindex: true,
  },
  component: () => <FormerAddress of="virtual_try_on" />,
});
