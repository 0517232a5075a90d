import type { EventFixtures } from "../kit/fixtures.ts";
import type { TutorialEvent } from "./tutorial.machine.ts";
import { type TutorialConfig, tutorialStep } from "./tutorial.rules.ts";

export const tutorialInputs = {
  tour: {
    allowSkip: true,
    steps: [
      tutorialStep({ id: "first", target: "#first" }),
      tutorialStep({ id: "second", target: "#second", autoNext: 4, waitForElement: true }),
      tutorialStep({ id: "third", disableInteraction: true }),
    ],
  },
  /** Nothing but its own end leads out of it, and it goes by itself. */
  bound: {
    allowSkip: false,
    steps: [
      tutorialStep({ id: "only", target: "#first", showSkip: false }),
      tutorialStep({ id: "last", autoNext: 4, showPrevious: false }),
    ],
  },
  empty: { allowSkip: true, steps: [] },
} satisfies Record<string, TutorialConfig>;

export const tutorialEvents = {
  "tour.start": [{ type: "tour.start" }],
  "tour.ask": [{ type: "tour.ask" }],
  "tour.offer": [{ type: "tour.offer" }],
  "stage.changed": [
    { type: "stage.changed", isReady: true },
    { type: "stage.changed", isReady: false },
  ],
  "tour.next": [{ type: "tour.next" }],
  "tour.previous": [{ type: "tour.previous" }],
  "tour.skip": [{ type: "tour.skip" }],
  "target.found": [{ type: "target.found" }],
  "target.missing": [{ type: "target.missing" }],
} satisfies EventFixtures<TutorialEvent>;

export const tutorialOutcomes = { runHooks: [undefined] };
