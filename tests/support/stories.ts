import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from "xstate";
import { at } from "../../stories/support/at.ts";
import { type StillStory, shownIn } from "../../stories/support/shown-in.ts";

const modules = import.meta.glob<Record<string, StillStory>>("../../stories/flows/*.stories.tsx");

/** The stories of a flow by their names. */
export async function storiesOf(flow: string): Promise<Record<string, StillStory>> {
  const { default: _, ...stories } =
    (await modules[`../../stories/flows/${flow}.stories.tsx`]?.()) ?? {};
  return stories;
}

/** Runs the script of every story of a flow without a screen; `end` is where the flow rests then. */
export async function endsOf(
  flow: string,
): Promise<{ story: string; leaf: string; end: AnyMachineSnapshot }[]> {
  return Object.entries(await storiesOf(flow)).map(([name, story]) => {
    const shown = shownIn(story);
    const refs = new Map<string, AnyActorRef>();
    const actor = at(shown.machine, shown.script, refs) as unknown as AnyActor;
    const meant = shown.child === undefined ? actor : refs.get(shown.child);
    const end = meant?.getSnapshot() as AnyMachineSnapshot | undefined;
    actor.stop();
    if (!end) throw new Error(`${flow}: ${name} never had a ${shown.child}.`);
    return { story: name, leaf: story.parameters.leaf, end };
  });
}
