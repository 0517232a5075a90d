import { useLingui } from "@lingui/react/macro";
import { formatBytes, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { StepWedge } from "#src/ui/feedback/step-wedge.tsx";
import type { AssetList } from "#wire/assets.ts";
import * as s from "./assets.css.ts";

/** How much of the plan's room is taken, by size and by number. */
export function Storage({ storage }: { storage: AssetList["storage"] }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const used = formatBytes(language, storage.used_bytes);
  const limit = formatBytes(language, storage.limit_bytes);
  const files = formatNumber(language, storage.files);
  const most = storage.limit_files && formatNumber(language, storage.limit_files);
  const said = most
    ? t({ id: "assets.storage_files", message: `${used} trên ${limit}, ${files} trên ${most} tệp` })
    : t({ id: "assets.storage", message: `${used} trên ${limit}, ${files} tệp` });
  return (
    <div className={s.storage}>
      <StepWedge
        value={Math.max(
          storage.used_bytes / storage.limit_bytes,
          storage.limit_files ? storage.files / storage.limit_files : 0,
        )}
        label={t({ id: "assets.storage_title", message: "Dung lượng đã dùng" })}
        valueText={said}
      />
      <p className={s.note}>{said}</p>
    </div>
  );
}
