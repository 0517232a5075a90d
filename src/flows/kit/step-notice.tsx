import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { WizardNotice } from "#machines/kit/wizard.ts";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { WizardRef } from "./wizard-ref.ts";

const noticeTexts = {
  draft_dropped: msg({
    id: "wizard.notice.draft_dropped",
    message: "Bản đang làm lần trước đã cũ nên không mở lại được. Bạn chọn lại từ đầu nhé.",
  }),
  asset_gone: msg({
    id: "wizard.notice.asset_gone",
    message: "Một ảnh đã chọn lần trước không còn trong kho. Bạn chọn ảnh khác nhé.",
  }),
  run_missing: msg({
    id: "wizard.notice.run_missing",
    message: "Không còn thấy lượt này. Có thể nó đã được xoá.",
  }),
  run_kept: msg({
    id: "wizard.notice.run_kept",
    message: "Lượt vừa rồi nằm trong Lịch sử. Nếu đang chạy thì vẫn chạy tiếp.",
  }),
} satisfies Record<WizardNotice, unknown>;

/** What became of the last visit's choice or run, said above the step until it is put away. */
export function StepNotice({ flow }: { flow: WizardRef }) {
  const { t, i18n } = useLingui();
  const notice = useSelector(flow, (snapshot) => snapshot.context.notice);
  if (notice === null) return null;
  return (
    <Notice look="caution">
      <p role="status">{i18n._(noticeTexts[notice])}</p>
      <TextButton onClick={() => flow.send({ type: "notice.dismiss" })}>
        {t({ id: "shell.close", message: "Đóng" })}
      </TextButton>
    </Notice>
  );
}
