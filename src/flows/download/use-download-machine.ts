import { useLingui } from "@lingui/react/macro";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { fetchFile } from "#src/actors/fetch-file.ts";
import { useApp } from "#src/lib/app.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";

/** The machine that hands a file over, with its real effects: its end is said wherever it stands. */
export function useDownloadMachine() {
  const app = useApp();
  const { t } = useLingui();
  return downloadMachine.provide({
    actors: { fetchFile: fetchFile(app) },
    actions: {
      sayDone: () =>
        showToast("success", {
          title: t({ id: "download.done", message: "Đã tải xuống" }),
          description: t({ id: "download.done.text", message: "Ảnh đã lưu về máy." }),
        }),
      sayFailed: () =>
        showToast("error", {
          title: t({ id: "download.failed", message: "Chưa tải xuống được" }),
          description: t({ id: "download.failed.text", message: "Ảnh chưa lưu được về máy." }),
        }),
    },
  });
}
