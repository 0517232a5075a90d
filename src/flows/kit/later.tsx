import { type ComponentProps, Suspense } from "react";
import { Late, LateView, useFetchedLater } from "#src/ui/late-view.tsx";
import type { GeneratingView as Generating } from "./generating-view.tsx";
import { Opening } from "./opening.tsx";
import type { ResultView as Result } from "./result-view.tsx";

/** What a wizard shows only after an order: fetched while its first steps are taken. */
const generating = new LateView(async () => (await import("./generating-view.tsx")).GeneratingView);
const result = new LateView(async () => (await import("./result-view.tsx")).ResultView);

/** For the shell of a wizard. */
export function useLaterViews(): void {
  useFetchedLater(generating);
  useFetchedLater(result);
}

export const GeneratingView = (props: ComponentProps<typeof Generating>) => (
  <Suspense fallback={<Opening />}>
    <Late of={generating} props={props} />
  </Suspense>
);
export const ResultView = (props: ComponentProps<typeof Result>) => (
  <Suspense fallback={<Opening />}>
    <Late of={result} props={props} />
  </Suspense>
);
