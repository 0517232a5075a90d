import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { hairstyleMachine } from "#machines/hairstyle/hairstyle.machine.ts";
import { draftOf, readDraft, withInput } from "#machines/hairstyle/hairstyle.rules.ts";
import type { HairstyleStep } from "#machines/hairstyle/hairstyle.steps.ts";
import { maskEditorMachine } from "#machines/mask-editor/mask-editor.machine.ts";
import { loadDraft } from "#src/actors/load-draft.ts";
import { storeMask } from "#src/actors/store-mask.ts";
import { useApp } from "#src/lib/app.tsx";
import type { WizardSearch } from "../kit/search.ts";
import { draftStore, useChildren, wizardInput } from "../kit/use-children.ts";

export type HairstyleRef = ActorRefFrom<typeof hairstyleMachine>;

/** The wizard's actor with its real effects, started from the draft of this user in this browser. */
export function useHairstyleRef(
  userId: string,
  address: WizardSearch<HairstyleStep>,
): HairstyleRef {
  const app = useApp();
  const drafts = draftStore(userId, "hairstyle");
  return useActorRef(
    hairstyleMachine.provide({
      actors: {
        ...useChildren(),
        maskEditor: maskEditorMachine.provide({ actors: { storeMask: storeMask(app.api) } }),
        loadDraft: loadDraft(app, "hairstyle_changer"),
      },
      actions: {
        saveDraft: ({ context }) => drafts.save(draftOf(context), context),
        dropDraft: () => drafts.drop(),
      },
    }),
    { input: wizardInput(drafts, readDraft, address, withInput) },
  );
}
