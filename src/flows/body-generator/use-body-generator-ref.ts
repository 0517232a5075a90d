import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { bodyGeneratorMachine } from "#machines/body-generator/body-generator.machine.ts";
import { draftOf, readDraft, withInput } from "#machines/body-generator/body-generator.rules.ts";
import type { BodyGeneratorStep } from "#machines/body-generator/body-generator.steps.ts";
import { loadDraft } from "#src/actors/load-draft.ts";
import { useApp } from "#src/lib/app.tsx";
import type { WizardSearch } from "../kit/search.ts";
import { draftStore, useChildren, wizardInput } from "../kit/use-children.ts";

export type BodyGeneratorRef = ActorRefFrom<typeof bodyGeneratorMachine>;

/** The wizard's actor with its real effects, started from the draft of this user in this browser. */
export function useBodyGeneratorRef(
  userId: string,
  address: WizardSearch<BodyGeneratorStep>,
): BodyGeneratorRef {
  const app = useApp();
  const drafts = draftStore(userId, "body-generator");
  return useActorRef(
    bodyGeneratorMachine.provide({
      actors: { ...useChildren(), loadDraft: loadDraft(app, "body_generator") },
      actions: {
        saveDraft: ({ context }) => drafts.save(draftOf(context), context),
        dropDraft: () => drafts.drop(),
      },
    }),
    { input: wizardInput(drafts, readDraft, address, withInput) },
  );
}
