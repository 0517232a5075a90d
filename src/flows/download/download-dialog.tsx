import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { downloadMachine } from "#machines/download/download.machine.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import { DOWNLOAD_BOXES } from "#wire/limits.ts";
import type { DownloadQuality, DownloadSize } from "#wire/values.ts";
import * as s from "./download-dialog.css.ts";

export type DownloadRef = ActorRefFrom<typeof downloadMachine>;

/** Quality and size before anything travels; a video has only its original. */
export function DownloadDialog({ download }: { download: DownloadRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(download, (state) => state);
  const { quality, size, refusal, target } = snapshot.context;
  const done = snapshot.matches("done");
  const busy = snapshot.hasTag("busy");
  const chosen = !snapshot.matches("choosing");
  return (
    <Dialog
      open={snapshot.hasTag("open")}
      onClose={() => download.send({ type: "download.close" })}
      title={t({ id: "download.title", message: "Tải xuống" })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        done ? (
          <Button look="primary" onClick={() => download.send({ type: "download.close" })}>
            {t({ id: "download.finish", message: "Xong" })}
          </Button>
        ) : (
          <Button
            look="primary"
            icon="download"
            busy={busy}
            onClick={() => download.send({ type: "download.start" })}
          >
            {busy
              ? t({ id: "download.busy", message: "Đang tải xuống" })
              : t({ id: "download.start", message: "Tải xuống" })}
          </Button>
        )
      }
    >
      <div className={s.stack}>
        {target.media === "video" ? (
          <Notice>{t({ id: "download.video", message: "Video tải về ở bản gốc." })}</Notice>
        ) : (
          <>
            <DefinitionList
              items={[
                {
                  term: t({ id: "download.format", message: "Định dạng" }),
                  detail: t({ id: "download.original", message: "Bản gốc" }),
                },
              ]}
            />
            <Segmented<DownloadQuality>
              label={t({ id: "download.quality", message: "Chất lượng" })}
              items={[
                { value: "low", label: t({ id: "download.low", message: "Thấp" }) },
                { value: "high", label: t({ id: "download.high", message: "Cao" }) },
              ]}
              locked={chosen}
              value={quality}
              onChange={(value) => download.send({ type: "quality.choose", quality: value })}
            />
            <Segmented<DownloadSize>
              label={t({ id: "download.size", message: "Kích thước" })}
              items={[
                { value: "original", label: t({ id: "download.original", message: "Bản gốc" }) },
                {
                  value: "large",
                  label: t({
                    id: "download.large",
                    message: `Lớn ${{ width: DOWNLOAD_BOXES.large.width }} × ${{ height: DOWNLOAD_BOXES.large.height }}`,
                  }),
                },
                {
                  value: "medium",
                  label: t({
                    id: "download.medium",
                    message: `Vừa ${{ width: DOWNLOAD_BOXES.medium.width }} × ${{ height: DOWNLOAD_BOXES.medium.height }}`,
                  }),
                },
                {
                  value: "small",
                  label: t({
                    id: "download.small",
                    message: `Nhỏ ${{ width: DOWNLOAD_BOXES.small.width }} × ${{ height: DOWNLOAD_BOXES.small.height }}`,
                  }),
                },
              ]}
              locked={chosen}
              value={size}
              onChange={(value) => download.send({ type: "size.choose", size: value })}
            />
            <p className={s.note}>
              {t({
                id: "download.fit_low",
                message:
                  "Ảnh thu vừa khung đã chọn, không phóng to. Chất lượng thấp nén thành JPEG cho nhẹ.",
              })}
            </p>
          </>
        )}
        {done && (
          <Notice look="done">
            {t({ id: "download.done.text", message: "Ảnh đã lưu về máy." })}
          </Notice>
        )}
        {refusal !== null && snapshot.matches("failed") && (
          <ErrorState
            title={t({ id: "download.failed", message: "Chưa tải xuống được" })}
            kept={sentenceFor(i18n, refusal)}
          />
        )}
      </div>
    </Dialog>
  );
}
