import type { ReactNode } from "react";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { fakeApp, InApp } from "./app.tsx";

/** The page of the account's settings, as what stands around one of them. */
export const InAccount = ({ children }: { children: ReactNode }) => (
  <InApp path="/profile" make={fakeApp}>
    <StudioShell guarded>
      <PageHead title="Cài đặt tài khoản" />
      <PageBody>{children}</PageBody>
    </StudioShell>
  </InApp>
);
