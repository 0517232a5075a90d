import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import {
  type Chosen,
  type ChosenReason,
  deleteReasons,
  downloadReasons,
} from "#machines/history-selection/history-selection.rules.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { LIMITS } from "#wire/limits.ts";
import * as s from "./selection-bar.css.ts";
import type { HistorySelectionRef } from "./use-history-selection-ref.ts";

/** How many are chosen and what can be done with them, as long as one chooses. */
export function SelectionBar({
  selection,
  listed,
}: {
  selection: HistorySelectionRef;
  /** All that can be chosen of what is listed now. */
  listed: readonly Chosen[];
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(selection, (state) => state);
  const { chosen, refusal } = snapshot.context;
  const max = LIMITS.downloadMaxIds;
  const words: Record<ChosenReason, string> = {
    nothing_chosen: t({ id: "selection.nothing", message: "Chưa chọn lượt nào" }),
    nothing_to_download: t({
      id: "selection.nothing_to_download",
      message: "Chưa có kết quả nào để tải",
    }),
    too_many_to_download: t({
      id: "selection.too_many",
      message: `Mỗi lần tải được tối đa ${max} kết quả`,
    }),
  };
  const said = (reasons: readonly ChosenReason[]) => (reasons[0] ? words[reasons[0]] : null);
  if (!snapshot.hasTag("choosing")) return null;
  const count = chosen.length;
  const isPacking = snapshot.matches("packing");
  return (
    <div
      className={s.bar}
      role="toolbar"
      aria-label={t({ id: "selection.bar", message: "Việc với các lượt đã chọn" })}
    >
      {snapshot.matches({ choosing: "notPacked" }) && (
        <div className={s.fault}>
          <ErrorState
            title={t({ id: "selection.not_packed", message: "Chưa gói được các kết quả" })}
            kept={refusal && sentenceFor(i18n, refusal)}
          />
        </div>
      )}
      <p className={s.said} role="status">
        {t({ id: "selection.count", message: `Đã chọn ${count}` })}
      </p>
      <Button
        busy={isPacking}
        onClick={() => selection.send({ type: "items.choose", items: listed })}
      >
        {t({ id: "selection.all", message: "Chọn tất cả đang hiện" })}
      </Button>
      <Button
        icon="download"
        busy={isPacking}
        reason={said(downloadReasons(chosen))}
        onClick={() => selection.send({ type: "chosen.download" })}
      >
        {t({ id: "selection.download", message: "Tải xuống (zip)" })}
      </Button>
      <Button
        look="danger"
        icon="trash"
        busy={isPacking}
        reason={said(deleteReasons(chosen))}
        reasonPlace="elsewhere"
        onClick={() => selection.send({ type: "chosen.delete" })}
      >
        {t({ id: "selection.delete", message: "Xoá" })}
      </Button>
      <Button onClick={() => selection.send({ type: "selection.stop" })}>
        {t({ id: "selection.stop", message: "Thôi chọn" })}
      </Button>
    </div>
  );
}
