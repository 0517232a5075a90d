import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import type { TutorialStep } from "#machines/tutorial/tutorial.rules.ts";
import { Late, LateView } from "#src/ui/late-view.tsx";
import type { TutorialRef } from "./use-tutorial-ref.ts";

/** Most visits have no tour: it comes with the first. */
const overlay = new LateView(async () => (await import("./overlay.tsx")).Overlay);

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
  return (
    <Suspense fallback={null}>
      <Late of={overlay} props={{ tutorial, step, ...words(step.id) }} />
    </Suspense>
  );
}
