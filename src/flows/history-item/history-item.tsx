import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { historyItemMachine } from "#machines/history-item/history-item.machine.ts";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { Menu, type MenuItem } from "#src/ui/overlays/menu.tsx";
import type { Generation } from "#wire/generations.ts";
import { isEnded } from "#wire/values.ts";
import { DownloadDialog } from "../download/download-dialog.tsx";
import { CancelQuestion } from "../order/cancel-question.tsx";
import { LateShareDialog } from "../share/late-share-dialog.tsx";
import * as s from "./history-item.css.ts";

export type HistoryItemRef = ActorRefFrom<typeof historyItemMachine>;

/** A row of the history and what can be done with it; nothing while it is deleted or about to be. */
export function HistoryItem({
  item,
  href,
  name,
  run,
  children,
}: {
  item: HistoryItemRef;
  /** Address of the run's wizard at its progress or its result. */
  href: string;
  /** Tells this row's button from the others'. */
  name: string;
  /** As the list knows it now: what the row itself knows is as old as the row. */
  run?: Generation;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const hidden = useSelector(item, (snapshot) => snapshot.hasTag("hidden"));
  const known = useSelector(item, ({ context }) => context.generation);
  const generation = run ?? known;
  const isAsking = useSelector(item, (snapshot) => snapshot.matches({ shown: "asking" }));
  const download = useSelector(item, ({ children: inside }) => inside.download ?? null);
  const share = useSelector(item, ({ children: inside }) => inside.share ?? null);
  const items = useMenuItems(item, generation, href);
  if (hidden) return null;
  return (
    <div className={s.item}>
      {children}
      <span className={s.more}>
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton
              icon="more"
              label={t({ id: "history.actions", message: `Việc khác với ${name}` })}
            />
          }
          items={items}
          onSelect={(value) => {
            if (value === "download") download?.send({ type: "download.open" });
            if (value === "share") share?.send({ type: "share.open" });
            if (value === "cancel") item.send({ type: "job.cancel" });
            if (value === "delete") item.send({ type: "item.delete" });
          }}
        />
      </span>
      <CancelQuestion
        open={isAsking}
        generation={generation}
        onKeep={() => item.send({ type: "cancel.keep" })}
        onConfirm={() => item.send({ type: "cancel.confirm" })}
      />
      {download && <DownloadDialog download={download} />}
      {share && <LateShareDialog share={share} generation={generation} />}
    </div>
  );
}

/** What can be done with a run that goes on, and with one that has ended. */
function useMenuItems(item: HistoryItemRef, generation: Generation, href: string): MenuItem[] {
  const { t } = useLingui();
  const isCancelling = useSelector(item, (snapshot) => snapshot.hasTag("busy"));
  if (!isEnded(generation)) {
    return [
      {
        value: "open",
        href,
        icon: "clock",
        label: t({ id: "history.open", message: "Xem tiến độ" }),
      },
      "rule",
      {
        value: "cancel",
        icon: "close",
        danger: true,
        label: t({ id: "cancel.confirm", message: "Huỷ lượt này" }),
        reason: isCancelling ? t({ id: "history.cancelling", message: "Đang huỷ" }) : null,
      },
    ];
  }
  const noResult = generation.result
    ? null
    : t({ id: "history.no_result", message: "Lượt này không có kết quả" });
  return [
    {
      value: "again",
      href: `${addressOfTool(generation.feature)}?again=${generation.id}`,
      icon: "refresh",
      label: t({ id: "result.regenerate", message: "Tạo lại" }),
    },
    {
      value: "download",
      icon: "download",
      label: t({ id: "history.download", message: "Tải xuống" }),
      reason: noResult,
    },
    {
      value: "share",
      icon: "share",
      label: t({ id: "share.title", message: "Chia sẻ" }),
      reason: noResult,
    },
    "rule",
    {
      value: "delete",
      icon: "trash",
      danger: true,
      label: t({ id: "history.delete", message: "Xoá" }),
    },
  ];
}
