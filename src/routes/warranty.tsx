import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { readingLoader } from "#src/pages/site/reading/late-texts.ts";
import { WarrantyPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/warranty")({
  staticData: { title: msg({ id: "footer.warranty", message: "Bảo hành" }) },
  loader: readingLoader("warranty"),
  component: WarrantyPage,
});
