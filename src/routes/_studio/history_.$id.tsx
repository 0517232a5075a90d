import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OpenRun } from "#src/pages/studio/history/open-run.tsx";

export const Route = createFileRoute("/_studio/history_/$id")({
  staticData: { title: msg({ id: "title.run", message: "Một lượt tạo" }) },
  component: Page,
});

function Page() {
  return <OpenRun id={Route.useParams().id} />;
}
