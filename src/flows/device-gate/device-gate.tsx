import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import * as s from "./device-gate.css.ts";
import { Restriction } from "./restriction.tsx";
import type { DeviceGateRef } from "./use-device-gate-ref.ts";

/**
 * Shows a page where there is room for it, else why not. A page that was open when the window grew
 * narrow stays as it is behind the restriction, unseen and out of reach. With `path` null the page
 * is for every device.
 */
export function DeviceGate({
  gate,
  path,
  language,
  children,
}: {
  gate: DeviceGateRef;
  path: string | null;
  /** The switch of languages, which the page behind would have had. */
  language: ReactNode;
  children: ReactNode;
}) {
  const isRestricted =
    useSelector(gate, (snapshot) => snapshot.hasTag("restricted")) && path !== null;
  const isKept = useSelector(gate, (snapshot) => snapshot.hasTag("kept"));
  return (
    <>
      {isRestricted && <Restriction gate={gate} path={path} language={language} />}
      {(!isRestricted || isKept) && (
        <div className={s.page} hidden={isRestricted} inert={isRestricted}>
          {children}
        </div>
      )}
    </>
  );
}
