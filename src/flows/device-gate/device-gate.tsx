import { useSelector } from "@xstate/react";
import { type ReactNode, Suspense } from "react";
import { fetchTexts, needTexts } from "#src/lib/text/i18n.ts";
import { Late, LateView, useFetchedLater } from "#src/ui/late-view.tsx";
import * as s from "./device-gate.css.ts";
import type { DeviceGateRef } from "./use-device-gate-ref.ts";

/** Where there is room nobody sees it. Its texts are taken once it can be drawn with them. */
const restriction = new LateView(async () => {
  const [{ Restriction }] = await Promise.all([import("./restriction.tsx"), fetchTexts("device")]);
  await needTexts("device");
  return Restriction;
});

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
  useFetchedLater(restriction);
  const isRestricted =
    useSelector(gate, (snapshot) => snapshot.hasTag("restricted")) && path !== null;
  const isKept = useSelector(gate, (snapshot) => snapshot.hasTag("kept"));
  return (
    <>
      {isRestricted && (
        <Suspense fallback={null}>
          <Late of={restriction} props={{ gate, path, language }} />
        </Suspense>
      )}
      {(!isRestricted || isKept) && (
        <div className={s.page} hidden={isRestricted} inert={isRestricted}>
          {children}
        </div>
      )}
    </>
  );
}
