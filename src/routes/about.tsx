import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { AboutPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/about")({
  staticData: { title: msg({ id: "nav.about", message: "Về chúng tôi" }) },
  loader: () => needTexts("site", "reading"),
  component: AboutPage,
});
