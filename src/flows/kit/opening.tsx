import { useLingui } from "@lingui/react/macro";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import type { WizardRef } from "./wizard-ref.ts";

/** While the last visit's choice is asked for. */
export function Opening() {
  const { t } = useLingui();
  return (
    <PageBody>
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
        <Skeleton shape="title" />
        <Skeleton shape="fill" />
      </Loading>
    </PageBody>
  );
}

/** It could not be asked for: nothing is lost, and one may begin anew. */
export function Unread({ flow }: { flow: WizardRef }) {
  const { t } = useLingui();
  return (
    <PageBody>
      <ErrorState
        title={t({ id: "wizard.unread", message: "Chưa mở lại được những gì bạn đã chọn" })}
        kept={t({
          id: "wizard.unread.kept",
          message: "Bản đang làm vẫn được giữ trong trình duyệt này.",
        })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => flow.send({ type: "draft.retry" })}
        action={
          <Button size="small" onClick={() => flow.send({ type: "over.confirm" })}>
            {t({ id: "wizard.start_over", message: "Làm lại từ đầu" })}
          </Button>
        }
      />
    </PageBody>
  );
}
