import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { readingLoader } from "#src/pages/site/reading/late-texts.ts";
import { AboutPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/about")({
  staticData: { title: msg({ id: "nav.about", message: "Về chúng tôi" }) },
  loader: readingLoader("about"),
  component: AboutPage,
});
