import {
  readingEvents,
  readingInputs,
  readingOutcomes,
} from "#machines/reading/reading.fixtures.ts";
import { type ReadingContext, readingMachine } from "#machines/reading/reading.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "reading",
  machine: readingMachine,
  inputs: readingInputs,
  events: readingEvents,
  outcomes: readingOutcomes,
  project: ({ found, refusal }: ReadingContext) => [found?.verdict ?? null, refusal !== null],
} satisfies Walk;
