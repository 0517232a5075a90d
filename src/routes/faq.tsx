import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { readingLoader } from "#src/pages/site/reading/late-texts.ts";
import { QuestionsPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/faq")({
  staticData: { title: msg({ id: "faq.title", message: "Hay được hỏi" }) },
  loader: readingLoader("faq"),
  component: QuestionsPage,
});
