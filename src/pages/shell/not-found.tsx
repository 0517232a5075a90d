import { msg } from "@lingui/core/macro";
import { Suspense } from "react";
import { needTexts } from "#src/lib/text/i18n.ts";
import { Late, LateView } from "#src/ui/late-view.tsx";
import { LoadingPage } from "./waiting.tsx";

export const NOT_FOUND = msg({ id: "shell.not_found", message: "Không có trang này" });

/**
 * Few come here: its code and the frame's texts are fetched when someone does, ahead of hydration
 * where the server has sent it whole (main.tsx).
 */
export const missingPage = new LateView(async () => {
  await needTexts("site");
  return (await import("./not-found-page.tsx")).NotFoundPage;
});

export function NotFound() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Late of={missingPage} props={{}} />
    </Suspense>
  );
}
