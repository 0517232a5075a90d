import { createFileRoute, Outlet, useMatches, useRouterState } from "@tanstack/react-router";
import { DeviceGate } from "#src/flows/device-gate/device-gate.tsx";
import { gatedPath } from "#src/flows/device-gate/pages.ts";
import { useDeviceGateRef } from "#src/flows/device-gate/use-device-gate-ref.ts";
import { needServer } from "#src/lib/api/need-server.ts";
import { LanguageSwitch } from "#src/pages/shell/language-switch.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";

export const Route = createFileRoute("/_studio")({
  loader: ({ context }) => needServer(context.app, "studio"),
  component: Studio,
});

/**
 * The dashboard is open to guests; every other room of the studio asks for a sign-in, and for a
 * window that is wide enough.
 */
function Studio() {
  const open = useMatches({
    select: (matches) => matches.some((match) => match.pathname === "/dashboard"),
  });
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <DeviceGate
      gate={useDeviceGateRef()}
      path={gatedPath(path)}
      language={<LanguageSwitch quiet />}
    >
      <StudioShell guarded={!open}>
        <Outlet />
      </StudioShell>
    </DeviceGate>
  );
}
