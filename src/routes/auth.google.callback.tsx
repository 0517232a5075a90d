import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { GoogleCallbackPage } from "#src/pages/shell/google-callback-page.tsx";

interface Search {
  code?: string;
  state?: string;
  error?: string;
}
const textIn = (search: Record<string, unknown>, name: keyof Search): Search =>
  search[name] === undefined ? {} : { [name]: String(search[name]) };

export const Route = createFileRoute("/auth/google/callback")({
  staticData: {
    title: msg({ id: "google.page", message: "Đăng nhập bằng Google" }),
    noindex: true,
  },
  validateSearch: only(
    (search: Record<string, unknown>): Search => ({
      ...textIn(search, "code"),
      ...textIn(search, "state"),
      ...textIn(search, "error"),
    }),
  ),
  loader: () => needTexts("sign-in"),
  component: Page,
});

function Page() {
  const { code = null, state = null, error = null } = Route.useSearch();
  return <GoogleCallbackPage back={{ code, state, error }} />;
}
