import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { ResetPasswordPage } from "#src/pages/shell/reset-password-page.tsx";

export const Route = createFileRoute("/reset-password")({
  staticData: {
    title: msg({ id: "reset.title", message: "Đặt lại mật khẩu" }),
    noindex: true,
  },
  validateSearch: only((search: Record<string, unknown>): { token?: string } =>
    typeof search.token === "string" ? { token: search.token } : {},
  ),
  loader: () => needTexts("site", "forms"),
  component: Page,
});

/** Another link in the same tab is another try. */
function Page() {
  const { token } = Route.useSearch();
  return <ResetPasswordPage key={token ?? ""} token={token} />;
}
