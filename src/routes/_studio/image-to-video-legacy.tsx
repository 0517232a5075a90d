import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { FormerAddress } from "#src/pages/shell/former-address.tsx";

/** An address of former times: whoever is signed in is led to the new wizard. */
export const Route = createFileRoute("/_studio/image-to-video-legacy")({
  staticData: {
    title: msg({ id: "legacy.video", message: "Ảnh thành video, địa chỉ cũ" }),
    noindex: true,
  },
  component: () => <FormerAddress of="image_to_video" />,
});
