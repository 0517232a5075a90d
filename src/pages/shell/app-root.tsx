import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { QueryClientContext } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useArrived } from "#src/lib/api/late.ts";
import { type App, AppProvider } from "#src/lib/app.tsx";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { i18n } from "#src/lib/text/i18n.ts";
import { Toaster } from "#src/ui/feedback/toaster.tsx";

/** Everything around the router: texts, cache, actors, toasts. */
export function AppRoot({ app, children }: { app: App; children: ReactNode }) {
  const queries = useArrived(app.serverState)?.queries;
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientContext value={queries}>
        <AppProvider app={app}>
          {children}
          <Toasts />
        </AppProvider>
      </QueryClientContext>
    </I18nProvider>
  );
}

/** Outside the page, which is why the server renders none. */
function Toasts() {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Toaster
      regionLabel={t({ id: "shell.notifications", message: "Thông báo" })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    />
  );
}
