import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { historySelectionMachine } from "#machines/history-selection/history-selection.machine.ts";
import { downloadGenerations } from "#src/actors/create-download.ts";
import { deleteGenerations } from "#src/actors/delete-generation.ts";
import { useApp } from "#src/lib/app.tsx";
import { dismissToast, showToast } from "#src/ui/feedback/toast.tsx";

export type HistorySelectionRef = ActorRefFrom<typeof historySelectionMachine>;
const TOAST = "deleted-chosen";

/** What is done to many rows at once; leaving the page carries a delete out. */
export function useHistorySelectionRef(): HistorySelectionRef {
  const app = useApp();
  const { t } = useLingui();
  const ref: HistorySelectionRef = useActorRef(
    historySelectionMachine.provide({
      actors: {
        downloadGenerations: downloadGenerations(app),
        deleteGenerations: deleteGenerations(app),
      },
      actions: {
        sayHidden: ({ self, context }) => {
          const count = context.chosen.length;
          showToast(
            "plain",
            {
              title: t({ id: "selection.deleted", message: `Đã xoá ${count} lượt` }),
              action: {
                label: t({ id: "history.undo", message: "Hoàn tác" }),
                onPress: () => self.send({ type: "chosen.undo" }),
              },
            },
            TOAST,
          );
        },
        hush: () => dismissToast(TOAST),
        sayKept: ({ context }) => {
          const count = context.chosen.length;
          showToast("error", {
            title: t({ id: "selection.kept", message: `Chưa xoá được ${count} lượt, vẫn còn đây` }),
          });
        },
      },
    }),
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
