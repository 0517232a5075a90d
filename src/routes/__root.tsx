import { createRootRouteWithContext, Outlet, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { OpenPagesProvider } from "#src/lib/address/open-pages.ts";
import { useLate } from "#src/lib/api/late.ts";
import { type App, useApp } from "#src/lib/app.tsx";
import { useUnseenRuns } from "#src/lib/runs/use-own-runs.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { NotFound } from "#src/pages/shell/not-found.tsx";
import { AppFailure } from "#src/pages/shell/page-failure.tsx";
import { usePageTitle } from "#src/pages/shell/page-title.ts";
import { RouterLink } from "#src/pages/shell/router-link.tsx";
import { LinkProvider } from "#src/ui/actions/link.tsx";

export const Route = createRootRouteWithContext<{
  app: App;
  needPeople(): Promise<void> | undefined;
  /** This page stands in the document as the server made it, or is being made by the server. */
  isSentWhole(): boolean;
}>()({
  beforeLoad: ({ context }) => context.needPeople(),
  component: Root,
  errorComponent: AppFailure,
  notFoundComponent: NotFound,
});

const RunEnds = lazy(async () => {
  const [, ends] = await Promise.all([
    needTexts("studio"),
    import("#src/pages/studio/run-ends/run-ends.tsx"),
  ]);
  return ends;
});
const AuthHost = lazy(() => import("#src/pages/shell/auth-host.tsx"));

function Root() {
  const isDialogHere = useLate(useApp().authDialog) !== null;
  const router = useRouter();
  const isUnseen = useUnseenRuns().length > 0;
  usePageTitle();
  return (
    <LinkProvider value={RouterLink}>
      <OpenPagesProvider value={(path) => path in router.routesByPath}>
        <Outlet />
        {isUnseen && (
          <Suspense fallback={null}>
            <RunEnds />
          </Suspense>
        )}
        {isDialogHere && (
          <Suspense fallback={null}>
            <AuthHost />
          </Suspense>
        )}
      </OpenPagesProvider>
    </LinkProvider>
  );
}
