import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { DownloadDialog } from "#src/flows/download/download-dialog.tsx";
import { useDownloadMachine } from "#src/flows/download/use-download-machine.ts";
import { useTools } from "#src/flows/kit/tools.ts";
import { handOver } from "#src/lib/address/tool-address.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { formatBytes, formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { Menu, type MenuItem } from "#src/ui/overlays/menu.tsx";
import { ServedPicture, ServedVideo } from "#src/ui/pictures/served-picture.tsx";
import type { Asset } from "#wire/assets.ts";
import * as s from "./assets.css.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

/** One picture or video with what can be done with it. */
export function AssetCard({ asset }: { asset: Asset }) {
  const language = currentLanguage();
  const [asking, setAsking] = useState<"rename" | "delete" | null>(null);
  const download = useActorRef(useDownloadMachine(), {
    input: { kind: "asset", id: asset.id, media: asset.kind },
  });
  const name = nameOf(asset);
  const close = () => setAsking(null);
  return (
    <li className={s.card}>
      <span className={s.window}>
        {asset.kind === "video" ? (
          <ServedVideo
            className={s.picture}
            src={asset.url}
            poster={asset.thumb_url}
            controls
            preload="none"
            playsInline
            aria-label={name}
          />
        ) : (
          <ServedPicture className={s.picture} src={asset.thumb_url} alt="" loading="lazy" />
        )}
      </span>
      <span className={s.name} title={name}>
        {name}
      </span>
      <span className={s.note}>{formatDateTime(language, asset.created_at)}</span>
      <span className={s.note}>
        {asset.width} × {asset.height}, {formatBytes(language, asset.bytes)}
      </span>
      <span className={s.more}>
        <Actions
          asset={asset}
          name={name}
          onSelect={(value) => {
            if (value === "download") download.send({ type: "download.open" });
            if (value === "rename" || value === "delete") setAsking(value);
          }}
        />
      </span>
      <DownloadDialog download={download} />
      {asking === "rename" && <RenameDialog asset={asset} onClose={close} />}
      {asking === "delete" && <RemoveDialog asset={asset} name={name} onClose={close} />}
    </li>
  );
}

function Actions({
  asset,
  name,
  onSelect,
}: {
  asset: Asset;
  name: string;
  onSelect: (value: string) => void;
}) {
  const { t } = useLingui();
  const tools = useTools();
  const isResult = asset.origin === "result";
  const uses: MenuItem[] =
    asset.kind === "video"
      ? []
      : tools.map(({ feature, name: tool }) => ({
          value: feature,
          href: handOver(feature, asset.id),
          label: t({ id: "assets.use_in", message: `Dùng trong ${tool}` }),
        }));
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton
          icon="more"
          label={t({ id: "history.actions", message: `Việc khác với ${name}` })}
        />
      }
      items={[
        ...uses,
        ...(uses.length > 0 ? (["rule"] as const) : []),
        {
          value: "download",
          icon: "download",
          label: t({ id: "history.download", message: "Tải xuống" }),
        },
        {
          value: "rename",
          icon: "brush",
          label: t({ id: "assets.rename", message: "Đổi tên" }),
        },
        "rule",
        {
          value: "delete",
          icon: "trash",
          danger: true,
          label: t({ id: "history.delete", message: "Xoá" }),
          reason: isResult
            ? t({ id: "assets.is_result", message: "Đây là kết quả, xoá ở Lịch sử" })
            : null,
        },
      ]}
      onSelect={onSelect}
    />
  );
}
