import { useActorRef } from "@xstate/react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { tutorialMachine } from "#machines/tutorial/tutorial.machine.ts";
import type { HookCall, HookName, TutorialConfig } from "#machines/tutorial/tutorial.rules.ts";
import { watchTarget } from "#src/actors/watch-target.ts";

export type TutorialRef = ActorRefFrom<typeof tutorialMachine>;
export type TutorialHooks = Readonly<
  Record<string, Partial<Record<HookName, () => void | Promise<void>>>>
>;
/** What the host is told; each once. */
export interface TutorialCallbacks {
  onStart?: () => void;
  onComplete?: () => void;
  onSkip?: () => void;
  onStepChange?: (id: string, index: number) => void;
}

/** A tour's actor with the page as its stage. `hooks` are by the step's id, awaited in order. */
export function useTutorialRef(
  config: TutorialConfig,
  { onStart, onComplete, onSkip, onStepChange }: TutorialCallbacks = {},
  hooks: TutorialHooks = {},
): TutorialRef {
  return useActorRef(
    tutorialMachine.provide({
      actors: {
        watchTarget,
        runHooks: fromPromise<void, { calls: readonly HookCall[] }>(async ({ input }) => {
          for (const { step, hook } of input.calls) await hooks[step]?.[hook]?.();
        }),
      },
      actions: {
        sayStarted: () => onStart?.(),
        sayCompleted: () => onComplete?.(),
        saySkipped: () => onSkip?.(),
        sayStepChanged: (_, { step, index }) => onStepChange?.(step.id, index),
        runAfterShow: (_, step) => void hooks[step.id]?.afterShow?.(),
        warnBusy: () => console.warn("The tour is running already."),
      },
    }),
    { input: config },
  );
}
