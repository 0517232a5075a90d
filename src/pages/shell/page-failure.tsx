import { useLingui } from "@lingui/react/macro";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useApp } from "#src/lib/app.tsx";
import { isCodeFailure, reloadIfUpdated } from "#src/lib/browser/code-failure.ts";
import { RenderFailurePanel } from "#src/ui/feedback/render-failure.tsx";

/**
 * What stands where a page should: its code did not come, or it could not be shown. Trying again
 * asks for everything anew, also by itself once the network is back; another address leaves it.
 */
export function PageFailure(props: ErrorComponentProps) {
  const { t } = useLingui();
  return <Failure {...props} title={t({ id: "shell.page_error", message: "Có trục trặc rồi" })} />;
}

/** The same where nothing of the frame could be shown either. */
export function AppFailure(props: ErrorComponentProps) {
  const { t } = useLingui();
  const title = t({ id: "shell.app_error", message: "Ứng dụng gặp lỗi bất ngờ" });
  return <Failure {...props} title={title} />;
}

function Failure({ title, error, reset }: ErrorComponentProps & { title: string }) {
  const { t } = useLingui();
  const { retry, isTrying } = useRetry(reset);
  const isCode = isCodeFailure(error);
  const leaveOldVersion = useEffectEvent(() => {
    if (isCode) void reloadIfUpdated();
  });
  useEffect(() => leaveOldVersion(), []);
  return (
    <RenderFailurePanel
      texts={{
        title,
        message: isCode
          ? t({
              id: "shell.part_error",
              message: "Chưa tải được trang này. Kiểm tra mạng rồi thử lại.",
            })
          : t({ id: "shell.render_error", message: "Trang này gặp lỗi khi hiển thị." }),
        retryLabel: t({ id: "shell.try_again", message: "Thử lại" }),
        detailLabel: t({ id: "shell.technical", message: "Chi tiết kỹ thuật" }),
      }}
      error={error}
      isTrying={isTrying}
      onRetry={retry}
    />
  );
}

function useRetry(reset: () => void) {
  const app = useApp();
  const router = useRouter();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    // What the page was given may be what it could not show.
    app.answers.drop();
    // The rest of the frame asks anew beside it: the page does not wait for that.
    void app.serverState.current?.queries.resetQueries();
    await router.invalidate();
    reset();
    setTrying(false);
  };
  const again = useEffectEvent(() => void retry());
  useEffect(() => {
    const onBack = () => again();
    window.addEventListener("online", onBack);
    return () => window.removeEventListener("online", onBack);
  }, []);
  return { isTrying, retry: () => void retry() };
}
