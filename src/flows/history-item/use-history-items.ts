import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createActor } from "xstate";
import { historyItemMachine } from "#machines/history-item/history-item.machine.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { copyText } from "#src/actors/copy-text.ts";
import { deleteGeneration } from "#src/actors/delete-generation.ts";
import { cancelGeneration } from "#src/actors/generation.ts";
import { createShare, endShare } from "#src/actors/share.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useApp } from "#src/lib/app.tsx";
import { dismissToast, showToast } from "#src/ui/feedback/toast.tsx";
import type { Generation } from "#wire/generations.ts";
import { useDownloadMachine } from "../download/use-download-machine.ts";
import type { HistoryItemRef } from "./history-item.tsx";
import { ItemStore } from "./item-store.ts";

/** The machine of one row with its real effects. */
function useItemMachine() {
  const app = useApp();
  const { t, i18n } = useLingui();
  const download = useDownloadMachine();
  const toastOf = (id: string) => `deleted-${id}`;
  return historyItemMachine.provide({
    actors: {
      deleteGeneration: deleteGeneration(app),
      cancelGeneration: cancelGeneration(app),
      download,
      share: shareMachine.provide({
        actors: { createShare: createShare(app), endShare: endShare(app), copyText },
      }),
    },
    actions: {
      sayHidden: ({ self, context }) =>
        void showToast(
          "plain",
          {
            title: t({ id: "history.deleted", message: "Đã xoá khỏi lịch sử" }),
            action: {
              label: t({ id: "history.undo", message: "Hoàn tác" }),
              onPress: () => self.send({ type: "item.undo" }),
            },
          },
          toastOf(context.generation.id),
        ),
      hush: ({ context }) => dismissToast(toastOf(context.generation.id)),
      sayKept: ({ context }) =>
        void showToast("error", {
          title: t({ id: "history.kept", message: "Chưa xoá được, lượt này vẫn còn" }),
          description: context.refusal ? sentenceFor(i18n, context.refusal) : undefined,
        }),
      sayNotCancelled: ({ context: { refusal } }) =>
        void (refusal?.code === "conflict"
          ? showToast("plain", {
              title: t({ id: "cancel.too_late", message: "Lượt này đã xong trước khi kịp huỷ" }),
            })
          : showToast("error", {
              title: t({ id: "cancel.failed", message: "Chưa huỷ được, lượt này vẫn chạy" }),
              description: refusal ? sentenceFor(i18n, refusal) : undefined,
            })),
    },
  });
}

/**
 * The rows of a history page. They live as long as the page, not as long as they are in sight: a
 * row that was scrolled away can still be brought back. Leaving the page carries deletes out.
 */
export function useHistoryItems(): {
  refOf: (generation: Generation) => HistoryItemRef;
  /** Ids of rows that are deleted or about to be. */
  hidden: ReadonlySet<string>;
} {
  const machine = useItemMachine();
  const [store] = useState(() => new ItemStore());
  useEffect(() => {
    const leave = () => store.leave();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [store]);
  const hidden = useSyncExternalStore(store.subscribe, store.hidden);
  return {
    hidden,
    refOf: (generation) =>
      store.take(generation, () => createActor(machine, { input: { generation } })),
  };
}
