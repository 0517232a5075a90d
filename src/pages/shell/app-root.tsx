import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { QueryClientContext } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { useArrived } from "#src/lib/api/late.ts";
import { type App, AppProvider } from "#src/lib/app.tsx";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { i18n } from "#src/lib/text/i18n.ts";
import { Late, LateView } from "#src/ui/late-view.tsx";
import { PictureTexts } from "#src/ui/pictures/picture-texts.ts";

/** Everything around the router: texts, cache, actors, toasts. */
export function AppRoot({ app, children }: { app: App; children: ReactNode }) {
  const queries = useArrived(app.serverState)?.queries;
  useEffect(() => {
    // Presses made before are made again (src/early/presses.ts).
    document.documentElement.dataset.alive = "";
  }, []);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientContext value={queries}>
        <AppProvider app={app}>
          <Worded>{children}</Worded>
          <Toasts />
        </AppProvider>
      </QueryClientContext>
    </I18nProvider>
  );
}

function Worded({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const picture = t({ id: "picture.lost", message: "Chưa tải được ảnh này" });
  const video = t({ id: "video.lost", message: "Chưa tải được video này" });
  const retry = t({ id: "picture.retry", message: "Tải lại" });
  const texts = useMemo(() => ({ picture, video, retry }), [picture, video, retry]);
  return <PictureTexts value={texts}>{children}</PictureTexts>;
}

/** A page is used before its first notice can come. */
const toaster = new LateView(async () => (await import("#src/ui/feedback/toaster.tsx")).Toaster);

/** Outside the page, which is why the server renders none. */
function Toasts() {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Late
        of={toaster}
        props={{
          regionLabel: t({ id: "shell.notifications", message: "Thông báo" }),
          closeLabel: t({ id: "shell.close", message: "Đóng" }),
        }}
      />
    </Suspense>
  );
}
