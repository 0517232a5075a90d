import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { readingLoader } from "#src/pages/site/reading/late-texts.ts";
import { PrivacyPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/privacy")({
  staticData: { title: msg({ id: "footer.privacy", message: "Quyền riêng tư" }) },
  loader: readingLoader("privacy"),
  component: PrivacyPage,
});
