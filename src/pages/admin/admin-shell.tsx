import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useIsAdmin } from "#src/lib/api/use-is-admin.ts";
import type { SideLink } from "#src/ui/frames/nav.ts";
import type { IconName } from "#src/ui/marks/icon.tsx";
import { SideShell } from "../shell/side-shell.tsx";

/** The sidebar of the admin area. Whoever is no administrator sees only the way back. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const isAdmin = useIsAdmin();
  const links = useAdminLinks();
  return (
    <SideShell
      navLabel={t({ id: "admin.nav", message: "Quản trị" })}
      groups={[
        ...(isAdmin ? [{ links }] : []),
        {
          label: t({ id: "admin.elsewhere", message: "Nơi khác" }),
          links: [
            {
              href: "/dashboard",
              label: t({ id: "admin.to_studio", message: "Về studio" }),
              icon: "arrowLeft",
            },
          ],
        },
      ]}
    >
      {children}
    </SideShell>
  );
}

function useAdminLinks(): readonly SideLink[] {
  const { t } = useLingui();
  const path = useRouterState({
    select: (state) => state.location.pathname.replace(/(.)\/+$/, "$1"),
  });
  const link = (href: string, icon: IconName, label: string) => ({
    href,
    icon,
    label,
    current: path === href || (href === "/admin" && path === "/admin/dashboard"),
  });
  return [
    link("/admin", "dashboard", t({ id: "nav.dashboard", message: "Tổng quan" })),
    link("/admin/users", "users", t({ id: "admin.users", message: "Tài khoản" })),
    link("/admin/analytics", "chart", t({ id: "admin.analytics", message: "Số liệu" })),
    link("/admin/payments", "receipt", t({ id: "admin.payments", message: "Thanh toán" })),
    link("/admin/moderation", "eye", t({ id: "admin.moderation", message: "Kiểm duyệt" })),
    link("/admin/blog", "image", t({ id: "nav.blog", message: "Blog" })),
    link(
      "/admin/subscribers",
      "bell",
      t({ id: "admin.subscribers", message: "Người nhận thư tin" }),
    ),
    link("/admin/contact", "mail", t({ id: "admin.contact", message: "Tin liên hệ" })),
    link("/admin/audit", "page", t({ id: "admin.audit", message: "Nhật ký quản trị" })),
  ];
}
