import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { readingLoader } from "#src/pages/site/reading/late-texts.ts";
import { TermsPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/terms")({
  staticData: { title: msg({ id: "footer.terms", message: "Điều khoản" }) },
  loader: readingLoader("terms"),
  component: TermsPage,
});
