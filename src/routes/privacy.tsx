import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needReading } from "#src/pages/site/reading/late-texts.ts";
import { PrivacyPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/privacy")({
  staticData: { title: msg({ id: "footer.privacy", message: "Quyền riêng tư" }) },
  loader: ({ context }) => needReading("privacy", context),
  component: PrivacyPage,
});
