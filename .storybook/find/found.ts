/** Words in Vietnamese and in English. */
export type Both = readonly [vi: string, en: string];

/** A state that has a story, as it is looked for. */
export interface FoundState {
  story: string;
  flow: string;
  leaf: string;
  /** The flow by its name in the product. */
  title: Both;
  /** What stands on the screen in it, or else what it is. */
  says: Both;
  /** What is done in it, and how it is told in the paths. */
  more: readonly string[];
  /** The flows on whose screens it shows, where it is part of others. */
  shownIn: readonly { flow: string; title: Both }[];
}

/** The manager's page carries the states under this name. */
export const STATES = "MAU_STATES";

/** Between a story's own name and what its state says, in the name that Storybook's list searches. */
export const SAYS = " · ";
