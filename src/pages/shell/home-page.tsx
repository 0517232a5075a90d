import { lazy, Suspense } from "react";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { useConfig } from "#src/lib/queries.ts";
import { HomePage as Home } from "../site/home/home.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** Only someone signed in needs the menu, and with it the menu library. */
const AvatarMenu = lazy(() => import("./avatar-menu.tsx"));

/** The landing page in its frame; signed in, the account's menu stands where "Go App" stood. */
export function HomePage() {
  const { authDialog } = useApp();
  const isSignedIn = useIsSignedIn();
  // The sandbox stands for cards; with no gateway switched on nothing is accepted and none is shown.
  const sells = (useConfig().data?.gateways.length ?? 0) > 0;
  return (
    <SiteFrame
      path="/"
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
      <Home
        onRegister={
          isSignedIn ? undefined : () => authDialog.send({ type: "dialog.open", view: "register" })
        }
      />
    </SiteFrame>
  );
}
