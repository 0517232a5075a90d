import { createFileRoute, Outlet, useMatches } from "@tanstack/react-router";
import { needTexts } from "#src/lib/i18n.ts";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";

export const Route = createFileRoute("/_studio")({
  loader: () => needTexts("studio"),
  component: Studio,
});

/** The dashboard is open to guests; every other room of the studio asks for a sign-in. */
function Studio() {
  const open = useMatches({
    select: (matches) => matches.some((match) => match.pathname === "/dashboard"),
  });
  return (
    <StudioShell guarded={!open}>
      <Outlet />
    </StudioShell>
  );
}
