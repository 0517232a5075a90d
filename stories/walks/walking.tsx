import type { StoryObj } from "@storybook/react-vite";
import { lazy, Suspense } from "react";
import { addons } from "storybook/preview-api";
import { tellChart } from "../../.storybook/statechart/tell.ts";
import { WALK, WALKED } from "../../.storybook/statechart/told.ts";
import type { Walk } from "../../tests/support/model.ts";
import type { WayThrough } from "../../tests/support/walk-through.ts";
import { bringIntoView, sentenceOf } from "../support/in-view.ts";
import type { StillStory } from "../support/shown-in.ts";
import { type Through, type Walked, WalkThrough } from "./walk-through.tsx";
import type { Pin } from "./walk-words.ts";

type Load<Value> = Record<string, () => Promise<Value>>;
const walks = import.meta.glob("../../tests/paths/walks/*.ts") as Load<{ walk: Walk }>;
const ways = import.meta.glob("../../machines/*/*.walk.json", { import: "default" }) as Load<
  readonly WayThrough[]
>;
const pins = import.meta.glob("../../machines/*/*.gestures.json", {
  import: "default",
}) as Load<Pin>;
const flows = import.meta.glob("../flows/*.stories.tsx") as Load<Record<string, StillStory>>;

/** Everything a walk through a machine needs, by the machine's name. */
export async function partsOf(name: string) {
  const [walk, its, pin, module] = await Promise.all([
    walks[`../../tests/paths/walks/${name}.ts`]?.(),
    ways[`../../machines/${name}/${name}.walk.json`]?.(),
    pins[`../../machines/${name}/${name}.gestures.json`]?.(),
    flows[`../flows/${name}.stories.tsx`]?.(),
  ]);
  if (!walk || !its || !pin || !module) throw new Error(`There is no walk through ${name}.`);
  // The workshop adds an export of its own.
  const stories = Object.values(module).filter(({ parameters }) => parameters?.leaf !== undefined);
  return { walk: walk.walk, ways: its, pin, stories };
}

const listen: Through["listen"] = (take) => {
  const channel = addons.getChannel();
  channel.on(WALK, take);
  return () => channel.off(WALK, take);
};
/** The statechart follows, and what makes the state is in sight. */
const follow = (name: string) => async (walked: Walked) => {
  addons.getChannel().emit(WALKED, walked);
  const [leaf = ""] = walked.leaves;
  await tellChart(`flows/${name}`, leaf);
  const sentence = await sentenceOf(name, leaf, document.documentElement.lang);
  setTimeout(() => bringIntoView(document.body, sentence), 200);
};

/** The story that walks through a machine. */
export function through(name: string): StoryObj {
  const Walking = lazy(async () => {
    const parts = await partsOf(name);
    const onRest = follow(name);
    return {
      default: () => (
        <WalkThrough {...parts} onRest={(walked) => void onRest(walked)} listen={listen} />
      ),
    };
  });
  return {
    parameters: { walks: name },
    render: () => (
      <Suspense fallback={null}>
        <Walking />
      </Suspense>
    ),
  };
}
