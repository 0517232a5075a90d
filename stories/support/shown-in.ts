import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import { type Shown, Still } from "./still.tsx";

/** A story of a state, as its file exports it. */
export interface StillStory {
  parameters: { leaf: string };
  render(args: object, story: { parameters: object }): ReactNode;
}

function stillIn(node: ReactNode): ReactElement<Shown<AnyStateMachine>> | null {
  if (Array.isArray(node)) return node.map(stillIn).find((found) => found !== null) ?? null;
  if (!isValidElement<Record<string, ReactNode>>(node)) return null;
  if ((node.type as unknown) === Still)
    return node as unknown as ReactElement<Shown<AnyStateMachine>>;
  return (
    Object.values(node.props)
      .map(stillIn)
      .find((found) => found !== null) ?? null
  );
}

/** What a story shows at rest, wherever it stands in its page; nothing is rendered. */
export function shownIn({ parameters, render }: StillStory): Shown<AnyStateMachine> {
  const shown = stillIn(render({}, { parameters }))?.props;
  if (!shown) throw new Error(`The story of ${parameters.leaf} shows no machine at rest.`);
  return shown;
}
