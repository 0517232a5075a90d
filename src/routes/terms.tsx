import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { TermsPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/terms")({
  staticData: { title: msg({ id: "footer.terms", message: "Điều khoản" }) },
  loader: () => needTexts("site", "reading"),
  component: TermsPage,
});
