import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { PrivacyPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/privacy")({
  staticData: { title: msg({ id: "footer.privacy", message: "Quyền riêng tư" }) },
  loader: () => needTexts("site", "reading"),
  component: PrivacyPage,
});
