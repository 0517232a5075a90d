import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { generationMachine } from "#machines/generation/generation.machine.ts";
import { type TryOnInput, tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import { readDraft } from "#machines/try-on/try-on.rules.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { fetchFile } from "#src/actors/fetch-file.ts";
import {
  cancelGeneration,
  getQuote,
  readGeneration,
  submitGeneration,
  watchGeneration,
} from "#src/actors/generation.ts";
import { loadDraft } from "#src/actors/load-draft.ts";
import { inspectFile, watchUpload } from "#src/actors/upload.ts";
import { useApp } from "#src/lib/app.tsx";
import { readStoredJson, removeStored, writeStored } from "#src/lib/storage.ts";

export type TryOnRef = ActorRefFrom<typeof tryOnMachine>;

export interface TryOnAddress {
  step: TryOnInput["step"];
  generationId: string | null;
}

const draftKey = (userId: string) => `draft:${userId}:try-on`;

/** The wizard's actor with its real effects, started from the draft of this user in this browser. */
export function useTryOnRef(
  userId: string,
  address: TryOnAddress,
  onDone: DownloadNotices,
): TryOnRef {
  const app = useApp();
  const draft = readDraft(readStoredJson(draftKey(userId)));
  return useActorRef(
    tryOnMachine.provide({
      actors: {
        loadDraft: loadDraft(app),
        upload: uploadMachine.provide({
          actors: { inspectFile, watchUpload: watchUpload(app.api) },
        }),
        generation: generationMachine.provide({
          actors: {
            getQuote: getQuote(app),
            submitGeneration: submitGeneration(app),
            readGeneration: readGeneration(app),
            cancelGeneration: cancelGeneration(app),
            watchGeneration: watchGeneration(app),
          },
        }),
        download: downloadMachine.provide({
          actors: { fetchFile: fetchFile(app) },
          actions: { sayDone: onDone.done, sayFailed: onDone.failed },
        }),
      },
      actions: {
        saveDraft: (_, params) => writeStored(draftKey(userId), JSON.stringify(params.draft)),
        dropDraft: () => removeStored(draftKey(userId)),
      },
    }),
    {
      input: {
        draft: draft === "dropped" ? null : draft,
        draftDropped: draft === "dropped",
        step: address.step,
        generationId: address.generationId,
        keyBase: crypto.randomUUID(),
      },
    },
  );
}
export interface DownloadNotices {
  done(): void;
  failed(): void;
}
