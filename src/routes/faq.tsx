import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { QuestionsPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/faq")({
  staticData: { title: msg({ id: "faq.title", message: "Hay được hỏi" }) },
  loader: () => needTexts("site", "reading"),
  component: QuestionsPage,
});
