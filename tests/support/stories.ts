import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { at, type Script } from "../../stories/support/at.ts";
import { Still } from "../../stories/support/still.tsx";

interface Story {
  parameters: { leaf: string };
  render(args: object, story: { parameters: object }): ReactNode;
}
interface Shown {
  leaf: string;
  machine: AnyStateMachine;
  script: Script<AnyStateMachine>;
  child?: string;
}
const modules = import.meta.glob<Record<string, Story>>("../../stories/flows/*.stories.tsx");

/** What a story shows at rest, wherever it stands in its page; nothing is rendered. */
function shownIn(node: ReactNode): ReactElement<Shown> | null {
  if (Array.isArray(node)) return node.map(shownIn).find((found) => found !== null) ?? null;
  if (!isValidElement<Record<string, ReactNode>>(node)) return null;
  if ((node.type as unknown) === Still) return node as unknown as ReactElement<Shown>;
  return (
    Object.values(node.props)
      .map(shownIn)
      .find((found) => found !== null) ?? null
  );
}

/** Runs the script of every story of a flow without a screen; `end` is where the flow rests then. */
export async function endsOf(
  flow: string,
): Promise<{ story: string; leaf: string; end: AnyMachineSnapshot }[]> {
  const { default: _, ...stories } =
    (await modules[`../../stories/flows/${flow}.stories.tsx`]?.()) ?? {};
  return Object.entries(stories).map(([story, { parameters, render }]) => {
    const shown = shownIn(render({}, { parameters }))?.props;
    if (!shown) throw new Error(`${flow}: ${story} shows no machine at rest.`);
    const refs = new Map<string, AnyActorRef>();
    const actor = at(shown.machine, shown.script, refs) as unknown as AnyActor;
    const meant = shown.child === undefined ? actor : refs.get(shown.child);
    const end = meant?.getSnapshot() as AnyMachineSnapshot | undefined;
    actor.stop();
    if (!end) throw new Error(`${flow}: ${story} never had a ${shown.child}.`);
    return { story, leaf: parameters.leaf, end };
  });
}
