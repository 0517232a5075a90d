import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { historyItemMachine } from "#machines/history-item/history-item.machine.ts";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { Menu } from "#src/ui/overlays/menu.tsx";
import type { Generation } from "#wire/generations.ts";
import { DownloadDialog } from "../download/download-dialog.tsx";
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
  /** Address of the run's wizard at its result. */
  href: string;
  /** Tells this row's button from the others'. */
  name: string;
  /** As the list knows it now: what the row itself knows is as old as the row. */
  run?: Generation;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const hidden = useSelector(item, (snapshot) => snapshot.hasTag("hidden"));
  const mayDelete = useSelector(item, (snapshot) => snapshot.can({ type: "item.delete" }));
  const generation = useSelector(item, ({ context }) => context.generation);
  const hasResult = generation.result !== null;
  const download = useSelector(item, ({ children: inside }) => inside.download ?? null);
  const share = useSelector(item, ({ children: inside }) => inside.share ?? null);
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
          items={[
            {
              value: "open",
              href,
              icon: "refresh",
              label: t({ id: "history.regenerate", message: "Mở và tạo lại" }),
            },
            {
              value: "download",
              icon: "download",
              label: t({ id: "history.download", message: "Tải xuống" }),
              reason: hasResult
                ? null
                : t({ id: "history.no_result", message: "Lượt này không có kết quả" }),
            },
            {
              value: "share",
              icon: "share",
              label: t({ id: "share.title", message: "Chia sẻ" }),
              reason: hasResult
                ? null
                : t({ id: "history.no_result", message: "Lượt này không có kết quả" }),
            },
            "rule",
            {
              value: "delete",
              icon: "trash",
              danger: true,
              label: t({ id: "history.delete", message: "Xoá" }),
              reason: mayDelete
                ? null
                : t({ id: "history.still_open", message: "Đang chạy, huỷ trước đã" }),
            },
          ]}
          onSelect={(value) => {
            if (value === "download") download?.send({ type: "download.open" });
            if (value === "share") share?.send({ type: "share.open" });
            if (value === "delete") item.send({ type: "item.delete" });
          }}
        />
      </span>
      {download && <DownloadDialog download={download} />}
      {share && <LateShareDialog share={share} generation={run ?? generation} />}
    </div>
  );
}
