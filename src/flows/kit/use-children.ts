import { useLingui } from "@lingui/react/macro";
import * as v from "valibot";
import { assetPickerMachine } from "#machines/asset-picker/asset-picker.machine.ts";
import { orderMachine } from "#machines/order/order.machine.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { loadAsset, loadAssets } from "#src/actors/assets.ts";
import { copyText } from "#src/actors/copy-text.ts";
import {
  cancelGeneration,
  getQuote,
  readGeneration,
  submitGeneration,
  watchGeneration,
  watchNetwork,
} from "#src/actors/generation.ts";
import { createShare, endShare } from "#src/actors/share.ts";
import { inspectFile, watchUpload } from "#src/actors/upload.ts";
import { useApp } from "#src/lib/app.tsx";
import { randomKey } from "#src/lib/browser/random-key.ts";
import { readStoredJson, removeStored, writeStored } from "#src/lib/browser/storage.ts";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { useDownloadMachine } from "../download/use-download-machine.ts";
import type { WizardSearch } from "./search.ts";

/** The children every wizard has, with their real effects. */
export function useChildren() {
  const app = useApp();
  const { t } = useLingui();
  const upload = uploadMachine.provide({
    actors: { inspectFile, watchUpload: watchUpload(app) },
  });
  return {
    upload,
    assetPicker: assetPickerMachine.provide({
      actors: { upload, loadAssets: loadAssets(app), loadAsset: loadAsset(app) },
      actions: {
        sayAssetError: () =>
          showToast("error", {
            title: t({ id: "picker.asset_error", message: "Tệp gặp trục trặc" }),
            description: t({ id: "picker.not_loaded", message: "Chưa mở được tệp này." }),
          }),
      },
    }),
    order: orderMachine.provide({
      actors: {
        getQuote: getQuote(app),
        submitGeneration: submitGeneration(app),
        readGeneration: readGeneration(app),
        cancelGeneration: cancelGeneration(app),
        watchGeneration: watchGeneration(app),
        watchNetwork,
        download: useDownloadMachine(),
        share: shareMachine.provide({
          actors: { createShare: createShare(app), endShare: endShare(app), copyText },
        }),
      },
    }),
  };
}

const Opened = v.object({
  base: v.nullable(v.object({ id: v.string(), seed: v.number() })),
  isWished: v.boolean(),
});
/** What a draft keeps of the run it was opened from. */
type Opened = v.InferOutput<typeof Opened>;

/** Where a wizard keeps its draft in this browser, one a user. */
export const draftStore = (userId: string, tool: string) => {
  const key = `draft:${userId}:${tool}`;
  return {
    read: () => readStoredJson(key),
    /** The run that it was opened from, if of one. */
    readBase: (): Opened => {
      const read = v.safeParse(Opened, readStoredJson(key));
      return read.success ? read.output : { base: null, isWished: false };
    },
    save: (draft: object, { base, isWished }: Opened) =>
      writeStored(key, JSON.stringify({ ...draft, base, isWished })),
    drop: () => removeStored(key),
  };
};

/**
 * A wizard's input from its stored draft and its address. A picture the address hands over (`from`)
 * takes the place of the draft's own.
 */
export function wizardInput<Draft, Step extends string>(
  drafts: ReturnType<typeof draftStore>,
  readDraft: (stored: unknown) => Draft | null | "dropped",
  address: WizardSearch<Step>,
  withInput: (draft: Draft | null, id: string) => Draft,
) {
  const stored = readDraft(drafts.read());
  const draft = stored === "dropped" ? null : stored;
  return {
    draft: address.from === undefined ? draft : withInput(draft, address.from),
    draftDropped: stored === "dropped",
    step: address.step ?? null,
    generationId: address.generation ?? null,
    keyBase: randomKey(),
    ...drafts.readBase(),
  };
}
