import { useSelector } from "@xstate/react";
import type { TutorialStep } from "#machines/tutorial/tutorial.rules.ts";
import { Overlay } from "./overlay.tsx";
import type { TutorialRef } from "./use-tutorial-ref.ts";

/** The words of a step, by its id. */
export type TutorialWords = (step: string) => { title: string; content: string };

/** The face of the tutorial machine: nothing while no tour runs, else the veil, the hole, the card. */
export function Tutorial({ tutorial, words }: { tutorial: TutorialRef; words: TutorialWords }) {
  const isThere = useSelector(
    tutorial,
    (snapshot) => snapshot.hasTag("shown") || snapshot.matches("ending"),
  );
  const step = useSelector(
    tutorial,
    ({ context }): TutorialStep | undefined => context.steps[context.index],
  );
  if (!isThere || step === undefined) return null;
  return <Overlay tutorial={tutorial} step={step} {...words(step.id)} />;
}
