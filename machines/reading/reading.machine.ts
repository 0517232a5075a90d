import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import type { Reading, ReadingFound, ReadingSubject, ReadingVerdict } from "#wire/readings.ts";
import type { GarmentCategory } from "#wire/values.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  ifAccepted,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

/** What is read, as what, and what mends its outline. */
export interface ReadingInput {
  assetId: string;
  as: ReadingSubject;
  /** What a garment is said to be; "all" lets the reading decide. */
  category: GarmentCategory;
  /** The asset of strokes painted over the picture. */
  strokes: string | null;
}
export interface ReadingContext extends ReadingInput {
  found: ReadingFound | null;
  /** Why it doesn't simply fit, in the reader's language. */
  message: string | null;
  refusal: Refused | null;
}
export type ReadingEvent = { type: "reading.retry" };

const verdictOf = (outcome: Outcome<Reading>): ReadingVerdict | null =>
  outcome.ok ? (outcome.value.found?.verdict ?? null) : null;

const found = { actions: { type: "takeFound", params: acceptedValue<Reading> } } as const;

/** The picture looked at once more: the call waits a moment by itself. */
const look = {
  invoke: {
    id: "readPicture",
    src: "readPicture",
    input: ({ context: { assetId, as, category, strokes } }: { context: ReadingInput }) => ({
      assetId,
      as,
      category,
      strokes,
    }),
    onDone: [
      { guard: { type: "fits", params: outcomeOf }, target: "#reading.fits", ...found },
      {
        guard: { type: "fitsWithLimits", params: outcomeOf },
        target: "#reading.limited",
        ...found,
      },
      { guard: { type: "isUnfit", params: outcomeOf }, target: "#reading.unfit", ...found },
      { guard: { type: "hasBroken", params: outcomeOf }, target: "#reading.unread" },
      { guard: { type: "waitsForData", params: outcomeOf }, target: "pausing" },
      { guard: ifAccepted, target: "again", reenter: true },
      refusedTo("#reading.unread"),
    ],
    onError: unanswered("#reading.unread"),
  },
  after: { answerTimeout: unanswered("#reading.unread") },
} as const;

/**
 * Promises: a chosen picture is looked at before anything is paid, without being asked to; what was
 * found stands beside it and blocks nothing; a machine that is slow or still fetching its data is
 * asked again for as long as the picture is chosen, and one that is away when somebody says so.
 */
export const readingMachine = setup({
  types: typesOf<{
    context: ReadingContext;
    input: ReadingInput;
    events: ReadingEvent;
    tags: "busy" | "long";
  }>(),
  actors: { readPicture: notProvided<Outcome<Reading>, ReadingInput>("readPicture") },
  actions: {
    takeFound: assign((_, { found, message }: Reading) => ({ found, message })),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isAccepted,
    fits: (_, outcome: Outcome<Reading>) => verdictOf(outcome) === "fits",
    fitsWithLimits: (_, outcome: Outcome<Reading>) => verdictOf(outcome) === "limited",
    isUnfit: (_, outcome: Outcome<Reading>) => verdictOf(outcome) === "unfit",
    hasBroken: (_, outcome: Outcome<Reading>) => outcome.ok && outcome.value.status === "failed",
    waitsForData: (_, outcome: Outcome<Reading>) =>
      outcome.ok && outcome.value.waits_for === "engine_data",
  },
  delays: {
    answerTimeout: TIMES.answer,
    pause: TIMES.readingPause,
  },
}).createMachine({
  id: "reading",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, found: null, message: null, refusal: null }),
  initial: "looking",
  states: {
    looking: {
      tags: "busy",
      entry: "clearRefusal",
      initial: "first",
      states: {
        first: look,
        again: {
          description: "It takes longer than it usually does: the machine is still warming up.",
          tags: "long",
          ...look,
        },
        pausing: {
          description: "The machine's data is still on its way.",
          tags: "long",
          after: { pause: "again" },
        },
      },
    },
    fits: {},
    limited: {},
    unfit: { description: "It warns and blocks nothing." },
    unread: { on: { "reading.retry": "looking" } },
  },
});
