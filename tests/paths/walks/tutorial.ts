import {
  tutorialEvents,
  tutorialInputs,
  tutorialOutcomes,
} from "#machines/tutorial/tutorial.fixtures.ts";
import { type TutorialContext, tutorialMachine } from "#machines/tutorial/tutorial.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "tutorial",
  machine: tutorialMachine,
  inputs: tutorialInputs,
  events: tutorialEvents,
  outcomes: tutorialOutcomes,
  project: ({ steps, allowSkip, index, next, isReady, wasOffered }: TutorialContext) => [
    steps.length,
    allowSkip,
    index,
    next,
    isReady,
    wasOffered,
  ],
} satisfies Walk;
