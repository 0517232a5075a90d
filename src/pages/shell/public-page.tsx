import { lazy, type ReactNode, Suspense } from "react";
import { publicConfig } from "#src/lib/api/config.ts";
import { useArrived } from "#src/lib/api/late.ts";
import { useAsked } from "#src/lib/api/use-asked.ts";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** Only someone signed in needs the menu, and with it the menu library. */
const AvatarMenu = lazy(() => import("./avatar-menu.tsx"));

/** A public page in its frame; signed in, the account's menu stands where "Go App" stood. */
export function PublicPage({ path, children }: { path: string; children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const { api, serverState } = useApp();
  const isReady = useArrived(serverState) !== null;
  // The sandbox stands for cards; with no gateway switched on nothing is accepted and none is shown.
  const sells = (useAsked(publicConfig(api)).data?.gateways.length ?? 0) > 0;
  return (
    <SiteFrame
      path={path}
      payments={sells ? ["visa", "mastercard"] : []}
      language={<LanguageSwitch quiet />}
      action={
        isSignedIn ? <Suspense fallback={null}>{isReady && <AvatarMenu />}</Suspense> : undefined
      }
    >
      {children}
    </SiteFrame>
  );
}
