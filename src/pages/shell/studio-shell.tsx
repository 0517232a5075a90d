import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useTools } from "#src/flows/kit/tools.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { askToSignIn, useApp, useIsGuest, useIsSignedIn } from "#src/lib/app.tsx";
import { useUnseenRuns } from "#src/lib/runs/use-own-runs.ts";
import type { Feature } from "#wire/values.ts";
import { SideShell } from "./side-shell.tsx";
import { SidebarCredits } from "./sidebar-credits.tsx";
import { SignInNeeded } from "./sign-in-needed.tsx";
import { Waiting } from "./waiting.tsx";

const ConsentHost = lazy(() => import("./consent-host.tsx"));

/**
 * The workshop around every signed-in page. A guarded page shows its shape while nobody knows who
 * is there, and tells a guest that it asks for an account.
 */
export function StudioShell({ guarded, children }: { guarded: boolean; children: ReactNode }) {
  const { t } = useLingui();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isSignedIn = useIsSignedIn();
  const isGuest = useIsGuest();
  const tools = useTools();
  const isOpen = useIsOpen();
  const unseen = useUnseenRuns();
  const newsOf = (feature: Feature) => {
    const count = unseen.filter((run) => run.feature === feature).length;
    return count === 0
      ? undefined
      : { count, label: t({ id: "nav.unseen", message: `${count} lượt đã xong, chưa xem` }) };
  };
  useAskToSignIn(guarded);
  const current = (href: string) => ({ href, current: path === href });
  return (
    <SideShell
      navLabel={t({ id: "shell.studio_nav", message: "Studio" })}
      groups={[
        {
          links: [
            {
              ...current("/dashboard"),
              label: t({ id: "nav.dashboard", message: "Tổng quan" }),
              icon: "dashboard",
            },
          ],
        },
        {
          label: t({ id: "nav.tools", message: "Công cụ" }),
          links: tools
            .filter(({ href }) => isOpen(href))
            .map(({ feature, href, name, tone }) => ({
              ...current(href),
              label: name,
              tone,
              news: newsOf(feature),
            })),
        },
        {
          label: t({ id: "nav.yours", message: "Của bạn" }),
          links: [
            {
              ...current("/history"),
              label: t({ id: "nav.history", message: "Lịch sử" }),
              icon: "history",
            },
            {
              ...current("/assets"),
              label: t({ id: "nav.assets", message: "Kho ảnh" }),
              icon: "image",
            },
            {
              ...current("/credits"),
              label: t({ id: "nav.credits", message: "Credit" }),
              icon: "credit",
            },
            ...(isOpen("/api-management")
              ? [
                  {
                    ...current("/api-management"),
                    label: t({ id: "nav.api", message: "Quản lý API" }),
                    icon: "key" as const,
                  },
                ]
              : []),
            {
              ...current("/studio-pricing"),
              label: t({ id: "nav.pricing", message: "Bảng giá" }),
              icon: "tag",
            },
            {
              href: "/profile#help",
              label: t({ id: "nav.help", message: "Trợ giúp" }),
              icon: "help",
            },
          ],
        },
      ]}
      credits={isSignedIn && <SidebarCredits />}
    >
      {!guarded || isSignedIn ? children : isGuest ? <SignInNeeded /> : <Waiting />}
      <Consent />
    </SideShell>
  );
}

function Consent() {
  const { consent } = useApp();
  const isAsked = useSelector(consent, (snapshot) => !snapshot.matches("closed"));
  return isAsked ? (
    <Suspense fallback={null}>
      <ConsentHost />
    </Suspense>
  ) : null;
}

/** On a guarded page a guest meets the login, with this very address remembered. */
function useAskToSignIn(guarded: boolean): void {
  const app = useApp();
  const isGuest = useIsGuest();
  const address = useRouterState({ select: (state) => state.location.href });
  useEffect(() => {
    if (guarded && isGuest) askToSignIn(app, address);
  }, [guarded, isGuest, address, app]);
}
