import { useLingui } from "@lingui/react/macro";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { generationMachine } from "#machines/generation/generation.machine.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { fetchFile } from "#src/actors/fetch-file.ts";
import {
  cancelGeneration,
  getQuote,
  readGeneration,
  submitGeneration,
  watchGeneration,
  watchNetwork,
} from "#src/actors/generation.ts";
import { inspectFile, watchUpload } from "#src/actors/upload.ts";
import { useApp } from "#src/lib/app.tsx";
import { readStoredJson, removeStored, writeStored } from "#src/lib/storage.ts";
import { showToast } from "#src/ui/toast.tsx";

/** The children every wizard has, with their real effects. */
export function useChildren() {
  const app = useApp();
  const { t } = useLingui();
  return {
    upload: uploadMachine.provide({ actors: { inspectFile, watchUpload: watchUpload(app.api) } }),
    generation: generationMachine.provide({
      actors: {
        getQuote: getQuote(app),
        submitGeneration: submitGeneration(app),
        readGeneration: readGeneration(app),
        cancelGeneration: cancelGeneration(app),
        watchGeneration: watchGeneration(app),
        watchNetwork,
      },
    }),
    download: downloadMachine.provide({
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
    }),
  };
}

/** Where a wizard keeps its draft in this browser, one a user. */
export const draftStore = (userId: string, tool: string) => {
  const key = `draft:${userId}:${tool}`;
  return {
    read: () => readStoredJson(key),
    save: (draft: unknown) => writeStored(key, JSON.stringify(draft)),
    drop: () => removeStored(key),
  };
};

/** A wizard's input from its stored draft and its address. */
export function wizardInput<Draft, Step extends string>(
  draft: Draft | null | "dropped",
  address: { step?: Step | undefined; generation?: string | undefined },
) {
  return {
    draft: draft === "dropped" ? null : draft,
    draftDropped: draft === "dropped",
    step: address.step ?? null,
    generationId: address.generation ?? null,
    keyBase: crypto.randomUUID(),
  };
}
