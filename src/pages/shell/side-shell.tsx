import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SideGroup } from "#src/ui/frames/nav.ts";
import { StudioFrame } from "#src/ui/frames/studio-frame.tsx";
import { Account } from "./account.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** A sidebar with its person, and a page beside it. */
export function SideShell({
  navLabel,
  groups,
  credits,
  children,
}: {
  navLabel: string;
  groups: readonly SideGroup[];
  credits?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <StudioFrame
      home={{ href: "/", label: t({ id: "shell.home_link", message: "Mẫu Studio, về trang chủ" }) }}
      navLabel={navLabel}
      skipLabel={t({ id: "shell.skip", message: "Tới nội dung chính" })}
      groups={groups}
      language={<LanguageSwitch quiet />}
      fold={useSidebar()}
      credits={credits}
      account={<Account />}
    >
      {children}
    </StudioFrame>
  );
}
