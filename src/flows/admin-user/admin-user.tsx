import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "./admin-user.css.ts";
import { ChangeForm } from "./change-form.tsx";
import { Facts } from "./facts.tsx";
import type { AdminUserRef } from "./use-admin-user-ref.ts";

/** One account over the list: what it is, what can be changed, and what it made (`children`). */
export function AdminUser({ user, children }: { user: AdminUserRef; children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(user, (state) => state);
  const { user: account, refusal } = snapshot.context;
  return (
    <Dialog
      open
      width="wide"
      onClose={() => user.send({ type: "user.close" })}
      held={!snapshot.can({ type: "user.close" })}
      title={account?.name ?? t({ id: "admin_user.title", message: "Tài khoản" })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      {snapshot.matches("loading") && (
        <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
          <Skeleton shape="fill" />
        </Loading>
      )}
      {snapshot.matches("failed") && (
        <ErrorState
          title={t({ id: "admin_user.load_failed", message: "Chưa mở được tài khoản này" })}
          kept={refusal && sentenceFor(i18n, refusal)}
          retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
          onRetry={() => user.send({ type: "user.retry" })}
        />
      )}
      {account && snapshot.matches("ready") && (
        <div className={s.columns}>
          <div className={s.column}>
            <Facts account={account} />
            {children}
          </div>
          <ChangeForm user={user} />
        </div>
      )}
    </Dialog>
  );
}
