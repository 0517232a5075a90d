import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useUser } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Spinner } from "#src/ui/feedback/spinner.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import type { AdminAccessRef } from "./use-admin-access-ref.ts";

/** The door of the admin area: its pages render for administrators alone. */
export function AdminAccess({ access, children }: { access: AdminAccessRef; children: ReactNode }) {
  const { t } = useLingui();
  const at = useSelector(access, (state) =>
    (["allowed", "denied", "failed"] as const).find((name) => state.matches(name)),
  );
  switch (at) {
    case "allowed":
      return children;
    case "denied":
      return <Denied onBack={() => access.send({ type: "access.back" })} />;
    case "failed":
      return (
        <PageBody>
          <ErrorState
            title={t({
              id: "admin.not_asked",
              message: "Chưa hỏi được máy chủ ai là quản trị viên.",
            })}
            retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
            onRetry={() => access.send({ type: "access.retry" })}
          />
        </PageBody>
      );
    default:
      return <Spinner text={t({ id: "shell.loading", message: "Đang tải…" })} />;
  }
}

function Denied({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  const user = useUser();
  const name = user?.display_name ?? user?.name ?? "";
  const email = user?.email ?? "";
  return (
    <PageBody>
      <EmptyState
        drawing="plug"
        heading
        title={t({ id: "admin.denied", message: "Bạn không có quyền vào" })}
        action={
          <Button look="primary" onClick={onBack}>
            {t({ id: "admin.back", message: "Quay lại" })}
          </Button>
        }
      >
        {t({
          id: "admin.denied_text",
          message:
            "Tài khoản của bạn không được vào trang quản trị. Khu này chỉ dành cho quản trị viên được cấp quyền.",
        })}
        <br />
        {t({ id: "admin.denied_user", message: `Đang đăng nhập: ${name}, ${email}.` })}
        <br />
        {t({
          id: "admin.denied_help",
          message: "Nếu thấy có nhầm lẫn, bạn liên hệ quản trị viên hệ thống.",
        })}
      </EmptyState>
    </PageBody>
  );
}
