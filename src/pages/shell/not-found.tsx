import { msg } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import { needTexts } from "#src/lib/text/i18n.ts";
import { LoadingPage } from "./waiting.tsx";

export const NOT_FOUND = msg({ id: "shell.not_found", message: "Không có trang này" });

/** Few come here: its code and the frame's texts are fetched when someone does. */
const NotFoundPage = lazy(async () => {
  await needTexts("site");
  return import("./not-found-page.tsx");
});

export function NotFound() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <NotFoundPage />
    </Suspense>
  );
}
