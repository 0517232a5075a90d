import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useApp, useIsSignedIn, useUser } from "#src/lib/app.tsx";
import { useConfig } from "#src/lib/queries.ts";
import { Button } from "#src/ui/button.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { initials } from "#wire/accounts.ts";
import { HomePage as Home } from "../site/home/home.tsx";
import { OpenPagesProvider } from "../site/open-pages.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** The landing page in its frame; signed in, the account's menu stands where "Go App" stood. */
export function HomePage() {
  const { authDialog } = useApp();
  const isSignedIn = useIsSignedIn();
  const router = useRouter();
  // The sandbox stands for cards; with no gateway switched on nothing is accepted and none is shown.
  const sells = (useConfig().data?.gateways.length ?? 0) > 0;
  return (
    <OpenPagesProvider value={(path) => path in router.routesByPath}>
      <SiteFrame
        path="/"
        payments={sells ? ["visa", "mastercard"] : []}
        language={<LanguageSwitch quiet />}
        action={isSignedIn ? <AvatarMenu /> : undefined}
      >
        <Home
          onRegister={
            isSignedIn
              ? undefined
              : () => authDialog.send({ type: "dialog.open", view: "register" })
          }
        />
      </SiteFrame>
    </OpenPagesProvider>
  );
}

function AvatarMenu() {
  const { t } = useLingui();
  const { session } = useApp();
  const user = useUser();
  const name = user?.display_name ?? user?.name ?? user?.email ?? "";
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button icon="person" aria-label={name}>
          {initials(user ?? {})}
        </Button>
      }
      items={[
        {
          value: "dashboard",
          label: t({ id: "nav.dashboard", message: "Tổng quan" }),
          icon: "dashboard",
          href: "/dashboard",
        },
        { value: "logout", label: t({ id: "auth.log_out", message: "Đăng xuất" }), icon: "logout" },
      ]}
      onSelect={(value) => value === "logout" && session.send({ type: "logout.ask" })}
    />
  );
}
