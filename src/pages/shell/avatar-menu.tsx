import { useLingui } from "@lingui/react/macro";
import { useIsAdmin } from "#src/lib/api/use-is-admin.ts";
import { useApp, useUser } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { Menu } from "#src/ui/overlays/menu.tsx";
import { initials } from "#wire/initials.ts";

/** The account's menu in the public header. */
export default function AvatarMenu() {
  const { t } = useLingui();
  const { session } = useApp();
  const user = useUser();
  const isAdmin = useIsAdmin();
  const name = user?.display_name ?? user?.name ?? user?.email ?? "";
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button icon="person" aria-label={name}>
          {initials(user ?? {})}
        </Button>
      }
      items={[
        {
          value: "dashboard",
          label: t({ id: "nav.dashboard", message: "Tổng quan" }),
          icon: "dashboard",
          href: "/dashboard",
        },
        {
          value: "profile",
          label: t({ id: "nav.profile", message: "Tài khoản" }),
          icon: "person",
          href: "/profile",
        },
        ...(isAdmin
          ? [
              {
                value: "admin",
                label: t({ id: "nav.admin", message: "Trang quản trị" }),
                icon: "chart" as const,
                href: "/admin",
              },
            ]
          : []),
        { value: "logout", label: t({ id: "auth.log_out", message: "Đăng xuất" }), icon: "logout" },
      ]}
      onSelect={(value) => value === "logout" && session.send({ type: "logout.ask" })}
    />
  );
}
