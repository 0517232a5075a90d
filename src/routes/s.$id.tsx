import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { needServer } from "#src/lib/api/need-server.ts";
import { SharePage } from "#src/pages/share/share-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";

export const Route = createFileRoute("/s/$id")({
  staticData: {
    title: msg({ id: "shared.picture", message: "Ảnh được chia sẻ" }),
    noindex: true,
  },
  loader: ({ context }) => needServer(context.app, "site", "forms"),
  component: Shared,
});

function Shared() {
  const { id } = Route.useParams();
  return (
    <PublicPage path="/s">
      <SharePage id={id} />
    </PublicPage>
  );
}
