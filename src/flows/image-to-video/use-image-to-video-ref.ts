import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { imageToVideoMachine } from "#machines/image-to-video/image-to-video.machine.ts";
import { draftOf, readDraft, withInput } from "#machines/image-to-video/image-to-video.rules.ts";
import type { ImageToVideoStep } from "#machines/image-to-video/image-to-video.steps.ts";
import { loadDraft } from "#src/actors/load-draft.ts";
import { useApp } from "#src/lib/app.tsx";
import type { WizardSearch } from "../kit/search.ts";
import { draftStore, useChildren, wizardInput } from "../kit/use-children.ts";

export type ImageToVideoRef = ActorRefFrom<typeof imageToVideoMachine>;

/** The wizard's actor with its real effects, started from the draft of this user in this browser. */
export function useImageToVideoRef(
  userId: string,
  address: WizardSearch<ImageToVideoStep>,
): ImageToVideoRef {
  const app = useApp();
  const drafts = draftStore(userId, "image-to-video");
  return useActorRef(
    imageToVideoMachine.provide({
      actors: { ...useChildren(), loadDraft: loadDraft(app, "image_to_video") },
      actions: {
        saveDraft: ({ context }) => drafts.save(draftOf(context), context),
        dropDraft: () => drafts.drop(),
      },
    }),
    { input: wizardInput(drafts, readDraft, address, withInput) },
  );
}
