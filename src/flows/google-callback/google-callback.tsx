import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { googleFailure } from "#src/flows/google-sign-in/google-sign-in.messages.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Spinner } from "#src/ui/feedback/spinner.tsx";
import type { GoogleCallbackRef } from "./use-google-callback-ref.ts";

/** Where Google sends people back to: a moment's wait, or what to do instead. */
export function GoogleCallback({
  flow,
  onLogIn,
}: {
  flow: GoogleCallbackRef;
  onLogIn: () => void;
}) {
  const { t, i18n } = useLingui();
  const at = useSelector(flow, (state) =>
    (["handed", "declined", "stray", "failed"] as const).find((name) => state.matches(name)),
  );
  const refusal = useSelector(flow, (state) => state.context.refusal);
  const again = (
    <>
      <Button look="primary" onClick={onLogIn}>
        {t({ id: "auth.log_in", message: "Đăng nhập" })}
      </Button>
      <LinkButton look="quiet" href="/">
        {t({ id: "shell.to_home", message: "Về trang chủ" })}
      </LinkButton>
    </>
  );
  switch (at) {
    case "handed":
      return (
        <Ending
          title={t({ id: "google.handed", message: "Google đã xác nhận" })}
          action={
            <Button onClick={() => flow.send({ type: "window.close" })}>
              {t({ id: "google.close_window", message: "Đóng cửa sổ này" })}
            </Button>
          }
        >
          {t({
            id: "google.handed_text",
            message: "Bạn quay lại cửa sổ trước, việc đăng nhập đang tiếp tục ở đó.",
          })}
        </Ending>
      );
    case "declined":
      return (
        <Ending
          title={t({ id: "google.declined", message: "Bạn đã dừng ở Google" })}
          action={again}
        >
          {t({ id: "google.declined_text", message: "Chưa có gì thay đổi." })}
        </Ending>
      );
    case "stray":
      return (
        <Ending
          title={t({ id: "google.stray", message: "Lượt đăng nhập này đã hết hạn" })}
          action={again}
        >
          {t({
            id: "google.stray_text",
            message: "Cửa sổ đã bắt đầu nó không còn chờ nữa. Bạn đăng nhập lại từ đầu nhé.",
          })}
        </Ending>
      );
    case "failed":
      return (
        <Ending
          title={t({ id: "google.not_in", message: "Chưa vào được bằng Google" })}
          action={again}
        >
          {refusal && <span role="alert">{googleFailure(i18n, refusal)}</span>}
        </Ending>
      );
    default:
      return <Spinner text={t({ id: "google.connecting", message: "Đang kết nối…" })} />;
  }
}

function Ending({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <EmptyState drawing="plug" heading title={title} action={action}>
      {children}
    </EmptyState>
  );
}
