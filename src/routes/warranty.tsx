import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "#src/lib/text/i18n.ts";
import { WarrantyPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/warranty")({
  staticData: { title: msg({ id: "footer.warranty", message: "Bảo hành" }) },
  loader: () => needTexts("site", "reading"),
  component: WarrantyPage,
});
