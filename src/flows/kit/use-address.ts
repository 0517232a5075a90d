import { useEffect, useRef } from "react";
import type { WizardSearch } from "./search.ts";
import type { WizardRef, WizardSnapshot, WizardView } from "./wizard-ref.ts";

/** The address of a state; null while it is not decided. */
export function addressOf<Step extends string>(
  view: WizardView<Step>,
  { context }: Pick<WizardSnapshot<Step>, "context">,
): WizardSearch<Step> | null {
  if (view === "opening" || view === "unread") return null;
  if (view !== "generating" && view !== "result") return { step: view as Step };
  return context.generationId === null ? null : { generation: context.generationId };
}

/**
 * Keeps machine and address bar in step: a new state writes the address; the browser's back and
 * forward buttons are a jump to a step, or open the run they name. What the rules refuse leaves the
 * address to be written back.
 */
export function useAddress<Step extends string, Ref extends WizardRef<Step>>(
  flow: Ref,
  viewOf: (snapshot: ReturnType<Ref["getSnapshot"]>) => WizardView<Step>,
  search: WizardSearch<Step>,
  write: (next: WizardSearch<Step>, replace: boolean) => void,
): void {
  const written = useRef<string | null>(null);
  const latestView = useRef(viewOf);
  latestView.current = viewOf;
  const now = () => {
    const snapshot = flow.getSnapshot() as ReturnType<Ref["getSnapshot"]>;
    return addressOf(latestView.current(snapshot), snapshot);
  };
  const latestNow = useRef(now);
  latestNow.current = now;
  useEffect(() => {
    const follow = () => {
      const next = latestNow.current();
      if (next === null) return;
      const key = JSON.stringify(next);
      if (key === written.current) return;
      const first = written.current === null;
      written.current = key;
      write(next, first);
    };
    follow();
    const watch = flow.subscribe(follow);
    return () => watch.unsubscribe();
  }, [flow, write]);

  const { step, generation } = search;
  useEffect(() => {
    const stands = latestNow.current();
    if (stands === null || (step ?? generation) === undefined) return;
    if (stands.step === step && stands.generation === generation) return;
    written.current = JSON.stringify({ step, generation });
    const event =
      generation === undefined
        ? ({ type: "step.jump", step: step as Step } as const)
        : ({ type: "run.open", id: generation } as const);
    if (flow.getSnapshot().can(event)) flow.send(event);
    else write(stands, true);
  }, [step, generation, flow, write]);
}
