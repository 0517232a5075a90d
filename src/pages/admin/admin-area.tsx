import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AdminAccess } from "#src/flows/admin-access/admin-access.tsx";
import { useAdminAccessRef } from "#src/flows/admin-access/use-admin-access-ref.ts";
import { DeviceGate } from "#src/flows/device-gate/device-gate.tsx";
import { useDeviceGateRef } from "#src/flows/device-gate/use-device-gate-ref.ts";
import { LanguageSwitch } from "../shell/language-switch.tsx";
import { AdminShell } from "./admin-shell.tsx";

/**
 * Around every page of the admin area. The guard stands outside the device's gate, so that a guest
 * goes home from a phone too.
 */
export function AdminArea({ children }: { children: ReactNode }) {
  const access = useAdminAccessRef();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <DeviceGate gate={useDeviceGateRef()} path={path} language={<LanguageSwitch quiet />}>
      <AdminShell>
        <AdminAccess access={access}>{children}</AdminAccess>
      </AdminShell>
    </DeviceGate>
  );
}
