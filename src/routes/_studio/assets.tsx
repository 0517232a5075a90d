import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Assets } from "#src/pages/studio/assets/assets.tsx";

export const Route = createFileRoute("/_studio/assets")({
  staticData: { title: msg({ id: "nav.assets", message: "Kho ảnh" }) },
  component: Assets,
});
