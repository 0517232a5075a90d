import type { ReactNode } from "react";
import { CreditsPage } from "#src/pages/money/credits/credits-page.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { Assets } from "#src/pages/studio/assets/assets.tsx";
import { Dashboard } from "#src/pages/studio/dashboard/dashboard.tsx";
import { History } from "#src/pages/studio/history/history.tsx";
import { emptyApp, InApp } from "../stories/support/app.tsx";

const noop = () => {};
const page = (path: string, children: ReactNode) => (
  <InApp path={path} make={emptyApp}>
    <StudioShell guarded={false}>{children}</StudioShell>
  </InApp>
);

/** Pages of one who has made, bought and kept nothing yet, or whose search finds nothing. */
export const EMPTY_PAGES: Readonly<Record<string, () => ReactNode>> = {
  dashboard: () => page("/dashboard", <Dashboard />),
  history: () => page("/history", <History filter={{}} onFilter={noop} />),
  "history, nothing found": () =>
    page("/history?q=x", <History filter={{ q: "không có" }} onFilter={noop} />),
  assets: () => page("/assets", <Assets />),
  ledger: () => page("/credits", <CreditsPage tab="ledger" {...creditsWays} />),
  payments: () => page("/credits?tab=payments", <CreditsPage tab="payments" {...creditsWays} />),
};
const creditsWays = { filter: {}, onTab: noop, onFilter: noop };
