import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { maskEditorMachine } from "#machines/mask-editor/mask-editor.machine.ts";
import { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import { draftOf, readDraft, withInput } from "#machines/try-on/try-on.rules.ts";
import type { TryOnStep } from "#machines/try-on/try-on.steps.ts";
import { loadDraft } from "#src/actors/load-draft.ts";
import { storeMask } from "#src/actors/store-mask.ts";
import { useApp } from "#src/lib/app.tsx";
import type { WizardSearch } from "../kit/search.ts";
import { draftStore, useChildren, wizardInput } from "../kit/use-children.ts";

export type TryOnRef = ActorRefFrom<typeof tryOnMachine>;

/** The wizard's actor with its real effects, started from the draft of this user in this browser. */
export function useTryOnRef(userId: string, address: WizardSearch<TryOnStep>): TryOnRef {
  const app = useApp();
  const drafts = draftStore(userId, "try-on");
  return useActorRef(
    tryOnMachine.provide({
      actors: {
        ...useChildren(),
        loadDraft: loadDraft(app, "virtual_try_on"),
        maskEditor: maskEditorMachine.provide({ actors: { storeMask: storeMask(app.api) } }),
      },
      actions: {
        saveDraft: ({ context }) => drafts.save(draftOf(context), context),
        dropDraft: () => drafts.drop(),
      },
    }),
    { input: wizardInput(drafts, readDraft, address, withInput) },
  );
}
