import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { imageEditingMachine } from "#machines/image-editing/image-editing.machine.ts";
import { draftOf, readDraft, withInput } from "#machines/image-editing/image-editing.rules.ts";
import type { ImageEditingStep } from "#machines/image-editing/image-editing.steps.ts";
import { loadDraft } from "#src/actors/load-draft.ts";
import { useApp } from "#src/lib/app.tsx";
import type { WizardSearch } from "../kit/search.ts";
import { draftStore, useChildren, wizardInput } from "../kit/use-children.ts";

export type ImageEditingRef = ActorRefFrom<typeof imageEditingMachine>;

/** The wizard's actor with its real effects, started from the draft of this user in this browser. */
export function useImageEditingRef(
  userId: string,
  address: WizardSearch<ImageEditingStep>,
): ImageEditingRef {
  const app = useApp();
  const drafts = draftStore(userId, "image-editing");
  return useActorRef(
    imageEditingMachine.provide({
      actors: { ...useChildren(), loadDraft: loadDraft(app, "image_editing") },
      actions: {
        saveDraft: ({ context }) => drafts.save(draftOf(context), context),
        dropDraft: () => drafts.drop(),
      },
    }),
    { input: wizardInput(drafts, readDraft, address, withInput) },
  );
}
