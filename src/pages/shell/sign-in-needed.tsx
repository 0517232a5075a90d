import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";

/** What a guest finds on a page that asks for an account, once the login is put away. */
export function SignInNeeded() {
  const { t } = useLingui();
  const { authDialog } = useApp();
  const returnPath = useRouterState({ select: (state) => state.location.href });
  const open = (view: "login" | "register") =>
    authDialog.send({ type: "dialog.open", view, returnPath });
  return (
    <PageBody>
      <EmptyState
        drawing="hanger"
        heading
        title={t({ id: "auth.login_needed", message: "Cần đăng nhập" })}
        action={
          <>
            <Button look="primary" onClick={() => open("login")}>
              {t({ id: "auth.log_in", message: "Đăng nhập" })}
            </Button>
            <Button onClick={() => open("register")}>
              {t({ id: "auth.register", message: "Tạo tài khoản" })}
            </Button>
            <LinkButton look="quiet" href="/">
              {t({ id: "shell.to_home", message: "Về trang chủ" })}
            </LinkButton>
          </>
        }
      >
        {t({ id: "error.login_needed", message: "Đăng nhập để dùng tính năng này." })}
      </EmptyState>
    </PageBody>
  );
}
