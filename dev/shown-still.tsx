import type { StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";

const files = import.meta.glob<Record<string, StoryObj>>("../stories/flows/*.stories.tsx");

/** A still of the workshop, drawn here. */
export function ShownStill({ flow, story }: { flow: string; story: string }) {
  const [view, setView] = useState<ReactNode>(null);
  useEffect(() => {
    let wanted = true;
    void files[`../stories/flows/${flow}.stories.tsx`]?.().then((file) => {
      const found = file[story];
      if (!wanted) return;
      if (!found?.render) throw new Error(`There is no still ${story} of ${flow}.`);
      // A still reads nothing of the workshop's context but the leaf it names.
      setView(found.render({}, { parameters: found.parameters ?? {} } as never) as ReactNode);
    });
    return () => {
      wanted = false;
    };
  }, [flow, story]);
  return view;
}
