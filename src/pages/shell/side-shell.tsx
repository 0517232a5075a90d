import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RenderFailure } from "#src/ui/feedback/render-failure.tsx";
import type { SideGroup } from "#src/ui/frames/nav.ts";
import { StudioFrame } from "#src/ui/frames/studio-frame.tsx";
import { Account } from "./account.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** A sidebar with its person, and a page beside it whose own fault leaves the sidebar standing. */
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
  const path = useRouterState({ select: (state) => state.location.pathname });
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
      <RenderFailure
        texts={{
          title: t({ id: "shell.page_error", message: "Có trục trặc rồi" }),
          message: t({ id: "shell.render_error", message: "Trang này gặp lỗi khi hiển thị." }),
          retryLabel: t({ id: "shell.try_again", message: "Thử lại" }),
        }}
        resetKey={path}
      >
        {children}
      </RenderFailure>
    </StudioFrame>
  );
}
