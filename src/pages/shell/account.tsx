import { useLingui } from "@lingui/react/macro";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { useIsAdmin } from "#src/lib/api/use-is-admin.ts";
import { useApp, useIsGuest, useIsSignedIn, useUser } from "#src/lib/app.tsx";
import { usePlanName } from "#src/lib/text/plan-name.ts";
import { AccountCard } from "#src/ui/frames/account-card.tsx";
import { GuestCard } from "#src/ui/frames/guest-card.tsx";
import { Menu } from "#src/ui/overlays/menu.tsx";
import { initials } from "#wire/initials.ts";

/** The sidebar's foot: the account's menu, or the way to have one. */
export function Account() {
  const { t } = useLingui();
  const { session, authDialog } = useApp();
  const user = useUser();
  const isSignedIn = useIsSignedIn();
  const isGuest = useIsGuest();
  const planName = usePlanName();
  const isAdmin = useIsAdmin();
  const isOpen = useIsOpen();
  // A token without a cached user is still being asked about: neither in nor out is true yet.
  if (!isSignedIn && !isGuest) return null;
  if (!isSignedIn) {
    return (
      <GuestCard
        title={t({ id: "shell.guest_title", message: "Chưa đăng nhập" })}
        note={t({ id: "shell.guest_note", message: "Đăng nhập để giữ ảnh và credit." })}
        verb={t({ id: "auth.log_in", message: "Đăng nhập" })}
        onPress={() => authDialog.send({ type: "dialog.open", view: "login" })}
      />
    );
  }
  const name = user?.display_name ?? user?.name ?? user?.email ?? "";
  return (
    <Menu
      placement="top-start"
      trigger={
        <AccountCard
          initials={initials(user ?? {})}
          name={name}
          note={user ? planName(user.plan) : undefined}
        />
      }
      items={[
        {
          value: "profile",
          label: t({ id: "nav.profile_settings", message: "Cài đặt tài khoản" }),
          icon: "person",
          href: "/profile",
        },
        ...(isAdmin && isOpen("/admin")
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
