import { type FoundState, STATES } from "./found.ts";

/** The states that the manager's page carries. */
export const KNOWN: readonly FoundState[] =
  (globalThis as { [STATES]?: readonly FoundState[] })[STATES] ?? [];
const byStory = new Map(KNOWN.map((state) => [state.story, state]));

export const stateOf = (story: string): FoundState | undefined => byStory.get(story);
