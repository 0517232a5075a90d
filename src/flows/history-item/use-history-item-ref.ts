import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { historyItemMachine } from "#machines/history-item/history-item.machine.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { copyText } from "#src/actors/copy-text.ts";
import { deleteGeneration } from "#src/actors/delete-generation.ts";
import { fetchFile } from "#src/actors/fetch-file.ts";
import { createShare, endShare } from "#src/actors/share.ts";
import { useApp } from "#src/lib/app.tsx";
import { sentenceFor } from "#src/lib/error-texts.ts";
import { dismissToast, showToast } from "#src/ui/toast.tsx";
import type { Generation } from "#wire/generations.ts";

export type HistoryItemRef = ActorRefFrom<typeof historyItemMachine>;

/** One row of the history with its real effects; leaving the page carries a delete out. */
export function useHistoryItemRef(generation: Generation): HistoryItemRef {
  const app = useApp();
  const { t, i18n } = useLingui();
  const toastId = `deleted-${generation.id}`;
  const ref: HistoryItemRef = useActorRef(
    historyItemMachine.provide({
      actors: {
        deleteGeneration: deleteGeneration(app),
        download: downloadMachine.provide({ actors: { fetchFile: fetchFile(app) } }),
        share: shareMachine.provide({
          actors: { createShare: createShare(app), endShare: endShare(app), copyText },
        }),
      },
      actions: {
        sayHidden: ({ self }) =>
          void showToast(
            "plain",
            {
              title: t({ id: "history.deleted", message: "Đã xoá khỏi lịch sử" }),
              action: {
                label: t({ id: "history.undo", message: "Hoàn tác" }),
                onPress: () => self.send({ type: "item.undo" }),
              },
            },
            toastId,
          ),
        hush: () => dismissToast(toastId),
        sayKept: ({ context }) =>
          void showToast("error", {
            title: t({ id: "history.kept", message: "Chưa xoá được, lượt này vẫn còn" }),
            description: context.refusal ? sentenceFor(i18n, context.refusal) : undefined,
          }),
      },
    }),
    { input: { generation } },
  );
  useEffect(() => {
    const leave = () => {
      if (ref.getSnapshot().matches("hidden")) ref.send({ type: "page.leave" });
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [ref]);
  return ref;
}
