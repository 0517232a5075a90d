/** Milliseconds and tries of spec §9. */
export const TUTORIAL_TIMES = {
  firstStep: 100,
  stepFlag: 100,
  afterShow: 300,
  ending: 300,
  locateInterval: 100,
  locateTries: 50,
  /** A hook that never comes back holds the tour no longer than this. */
  hooks: 5_000,
} as const;

export type Placement = "auto" | "top" | "bottom" | "left" | "right";

/** One step of a tour. Its title and content are words: the view keeps them by the step's id. */
export interface TutorialStep {
  id: string;
  /** CSS selector of what is shown; null for a step about nothing in particular. */
  target: string | null;
  placement: Placement;
  /** Pixels the tooltip is moved by, right and down. */
  offset: { x: number; y: number };
  /** Seconds until the tour goes on by itself; null when the person decides. */
  autoNext: number | null;
  customClass: string | null;
  showPrevious: boolean;
  showSkip: boolean;
  /** Pixels around the target, and the radius of the hole's corners. */
  highlightPadding: number;
  highlightRadius: number;
  /** The target cannot be pressed while the tour shows it. */
  disableInteraction: boolean;
  /** The target may come later: it is looked for until the tries are used up, else once. */
  waitForElement: boolean;
}
export interface TutorialConfig {
  steps: readonly TutorialStep[];
  allowSkip: boolean;
}

/** A step with the specified defaults for what it leaves out. */
export const tutorialStep = (
  step: Pick<TutorialStep, "id"> & Partial<TutorialStep>,
): TutorialStep => ({
  target: null,
  placement: "auto",
  offset: { x: 0, y: 0 },
  autoNext: null,
  customClass: null,
  showPrevious: true,
  showSkip: true,
  highlightPadding: 8,
  highlightRadius: 8,
  disableInteraction: false,
  waitForElement: false,
  ...step,
});

export type HookName = "beforeShow" | "afterShow" | "beforeHide" | "afterHide";
/** One hook of one step, to be run. */
export interface HookCall {
  step: string;
  hook: HookName;
}

/**
 * The hooks of going from one step to another, in order: the old one's hide, the new one's show.
 * The first step has nothing to leave (`from` equals `to`); the end has nothing to show (`to` null).
 */
export function hooksBetween(
  steps: readonly TutorialStep[],
  from: number,
  to: number | null,
): readonly HookCall[] {
  const leaving = from === to ? undefined : steps[from];
  const entering = to === null ? undefined : steps[to];
  return [
    ...(leaving
      ? ([
          { step: leaving.id, hook: "beforeHide" },
          { step: leaving.id, hook: "afterHide" },
        ] as const)
      : []),
    ...(entering ? ([{ step: entering.id, hook: "beforeShow" }] as const) : []),
  ];
}

export interface TutorialProgress {
  /** 1-based. */
  current: number;
  total: number;
  /** 0 to 100. */
  percentage: number;
}
export const progressOf = (index: number, total: number): TutorialProgress => ({
  current: Math.min(index + 1, total),
  total,
  percentage: total === 0 ? 0 : Math.min(100, Math.round(((index + 1) / total) * 100)),
});
