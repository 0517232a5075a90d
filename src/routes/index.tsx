import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { HomePage } from "#src/pages/shell/home-page.tsx";

export const Route = createFileRoute("/")({
  staticData: { title: msg({ id: "home.title", message: "Tiệm ảnh cho shop thời trang" }) },
  loader: () => needTexts("site"),
  component: HomePage,
});
