import { useLingui } from "@lingui/react/macro";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { Asset } from "#wire/assets.ts";
import * as s from "./assets.css.ts";

/** Asked once, for an upload can't be brought back; what was made of it keeps its own copy. */
export function RemoveDialog({
  asset,
  name,
  onClose,
}: {
  asset: Asset;
  name: string;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const { busy, refusal, run } = useCall(
    (id: string) => api.call("DELETE", "/api/assets/:id", { params: { id } }),
    () => {
      void queries.invalidateQueries({ queryKey: ["assets"] });
      onClose();
    },
  );
  return (
    <Dialog
      open
      alert
      width="small"
      onClose={onClose}
      title={t({ id: "assets.delete_ask", message: "Xoá ảnh này?" })}
      description={t({
        id: "assets.delete_what",
        message: `“${name}” rời khỏi kho. Ảnh đã tạo từ đó vẫn còn trong Lịch sử.`,
      })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      {refusal && (
        <ErrorState
          title={t({ id: "assets.kept", message: "Chưa xoá được, ảnh vẫn còn" })}
          kept={sentenceFor(i18n, refusal)}
        />
      )}
      <div className={s.buttons}>
        <Button onClick={onClose}>{t({ id: "profile.keep", message: "Giữ lại" })}</Button>
        <Button look="destroy" busy={busy} onClick={() => void run(asset.id)}>
          {t({ id: "assets.delete", message: "Xoá ảnh" })}
        </Button>
      </div>
    </Dialog>
  );
}
