import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needReading } from "#src/pages/site/reading/late-texts.ts";
import { AboutPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/about")({
  staticData: { title: msg({ id: "nav.about", message: "Về chúng tôi" }) },
  loader: ({ context }) => needReading("about", context),
  component: AboutPage,
});
