import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { GeneratingStep } from "./steps/generating-step.tsx";
import { ModelStep } from "./steps/model-step.tsx";
import { OutfitStep } from "./steps/outfit-step.tsx";
import { ResultStep } from "./steps/result-step.tsx";
import { ReviewStep } from "./steps/review-step.tsx";
import { isAskingOver, jobOf, viewOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/** The face of the try-on machine: one view a state, nothing decided here. */
export function TryOn({ flow }: { flow: TryOnRef }) {
  const { t } = useLingui();
  const view = useSelector(flow, viewOf);
  const job = useSelector(flow, jobOf);
  return (
    <>
      {view === "opening" && (
        <PageBody>
          <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
            <Skeleton shape="title" />
            <Skeleton shape="fill" />
          </Loading>
        </PageBody>
      )}
      {view === "unread" && (
        <PageBody>
          <ErrorState
            title={t({ id: "try_on.unread", message: "Chưa mở lại được những gì bạn đã chọn" })}
            kept={t({
              id: "try_on.unread.kept",
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
      )}
      {view === "model" && <ModelStep flow={flow} />}
      {view === "outfit" && <OutfitStep flow={flow} />}
      {view === "review" && job && <ReviewStep flow={flow} job={job} />}
      {view === "generating" && job && <GeneratingStep flow={flow} job={job} />}
      {view === "result" && <ResultStep flow={flow} />}
      <StartOverDialog flow={flow} />
    </>
  );
}

/** Asked only when something would be lost. */
function StartOverDialog({ flow }: { flow: TryOnRef }) {
  const { t } = useLingui();
  const open = useSelector(flow, isAskingOver);
  return (
    <Dialog
      alert
      width="small"
      open={open}
      onClose={() => flow.send({ type: "over.keep" })}
      title={t({ id: "over.title", message: "Làm lại từ đầu?" })}
      description={t({
        id: "over.text",
        message: "Người mẫu và món đồ đã chọn sẽ bỏ ra. Ảnh trong kho vẫn còn.",
      })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        <>
          <Button onClick={() => flow.send({ type: "over.keep" })}>
            {t({ id: "over.keep", message: "Giữ lại" })}
          </Button>
          <Button look="danger" onClick={() => flow.send({ type: "over.confirm" })}>
            {t({ id: "wizard.start_over", message: "Làm lại từ đầu" })}
          </Button>
        </>
      }
    />
  );
}
