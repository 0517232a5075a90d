import { type ReactNode, useEffect, useState } from "react";
import { text } from "#src/theme/type.css.ts";
import { Link } from "#src/ui/actions/link.tsx";
import type { StillStory } from "../../stories/support/shown-in.ts";
import * as s from "../dev.css.ts";
import { addressOf } from "./address.ts";

const files = import.meta.glob<Record<string, StillStory>>("../../stories/flows/*.stories.tsx");
const flowOf = (file: string): string => /([\w-]+)\.stories\.tsx$/.exec(file)?.[1] ?? "";
const storiesOf = async (flow: string): Promise<StillStory[]> => {
  const module = (await files[`../../stories/flows/${flow}.stories.tsx`]?.()) ?? {};
  return Object.values(module).filter(({ parameters }) => parameters?.leaf !== undefined);
};

/** One state as its story shows it, on its own page: the real views in the real frame. */
export function StatePage({ flow, leaf }: { flow: string; leaf: string }) {
  const [view, setView] = useState<ReactNode>(null);
  useEffect(() => {
    let isWanted = true;
    void storiesOf(flow).then((stories) => {
      const story = stories.find(({ parameters }) => parameters.leaf === leaf);
      if (!isWanted) return;
      setView(
        story?.render({}, { parameters: story.parameters }) ?? (
          <p>
            {flow} has no state {leaf}.
          </p>
        ),
      );
    });
    return () => {
      isWanted = false;
    };
  }, [flow, leaf]);
  return view;
}

/** Every state by its address. */
export default function StatesPage() {
  const [all, setAll] = useState<{ flow: string; leaves: string[] }[]>([]);
  useEffect(() => {
    void Promise.all(
      Object.keys(files).map(async (file) => {
        const flow = flowOf(file);
        const stories = await storiesOf(flow);
        return { flow, leaves: stories.map(({ parameters }) => parameters.leaf) };
      }),
    ).then(setAll);
  }, []);
  return (
    <div lang="en">
      <p className={s.intro}>
        Each opens by its address; add ?lang=en for English. What is shown is what the story of the
        state shows.
      </p>
      {all.map(({ flow, leaves }) => (
        <section key={flow} className={s.group} aria-label={flow}>
          <h2 className={text.head}>{flow}</h2>
          <div className={s.buttons}>
            {leaves.map((leaf) => (
              <Link key={leaf} className={s.entry} href={addressOf(flow, leaf)}>
                {leaf}
              </Link>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
