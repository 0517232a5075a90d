import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Notice } from "#src/ui/notice.tsx";
import { TextButton } from "#src/ui/text-link.tsx";
import { noticeTexts } from "./try-on.messages.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/** What became of the last visit's choice or run, said above the step until it is put away. */
export function StepNotice({ flow }: { flow: TryOnRef }) {
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
