import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needReading } from "#src/pages/site/reading/late-texts.ts";
import { WarrantyPage } from "#src/pages/site/reading/pages.tsx";

export const Route = createFileRoute("/warranty")({
  staticData: { title: msg({ id: "footer.warranty", message: "Bảo hành" }) },
  loader: ({ context }) => needReading("warranty", context),
  component: WarrantyPage,
});
