import { lazy, type ReactNode, Suspense } from "react";
import { useIsSignedIn } from "#src/lib/app.tsx";
import { useConfig } from "#src/lib/queries.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** Only someone signed in needs the menu, and with it the menu library. */
const AvatarMenu = lazy(() => import("./avatar-menu.tsx"));

/** A public page in its frame; signed in, the account's menu stands where "Go App" stood. */
export function PublicPage({ path, children }: { path: string; children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  // The sandbox stands for cards; with no gateway switched on nothing is accepted and none is shown.
  const sells = (useConfig().data?.gateways.length ?? 0) > 0;
  return (
    <SiteFrame
      path={path}
      payments={sells ? ["visa", "mastercard"] : []}
      language={<LanguageSwitch quiet />}
      action={
        isSignedIn ? (
          <Suspense fallback={null}>
            <AvatarMenu />
          </Suspense>
        ) : undefined
      }
    >
      {children}
    </SiteFrame>
  );
}
