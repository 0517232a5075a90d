import { assign, setup } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { known } from "../kit/known.ts";
import { effectNotProvided, notProvided, watchNotProvided } from "../kit/not-provided.ts";
import { carried } from "../kit/outcome.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  type HookCall,
  hooksBetween,
  TUTORIAL_TIMES,
  type TutorialConfig,
  type TutorialStep,
} from "./tutorial.rules.ts";

export interface TutorialContext extends TutorialConfig {
  index: number;
  /** Where a move goes; equals `index` while none is under way. */
  next: number;
  /** The tool stands where the tour begins. */
  isReady: boolean;
  /** It was seen here once: it is offered by itself no more. */
  wasOffered: boolean;
}
export type TutorialEvent =
  | { type: "tour.start" }
  /** An address asks for it. */
  | { type: "tour.ask" }
  /** The person has never seen it. */
  | { type: "tour.offer" }
  /** From the tool. */
  | { type: "stage.changed"; isReady: boolean }
  | { type: "tour.next" }
  | { type: "tour.previous" }
  | { type: "tour.skip" }
  /** From the actor that looks for the target. */
  | { type: "target.found" }
  | { type: "target.missing" };

type At = { context: TutorialContext };
const stepOf = ({ context }: At): TutorialStep => known(context.steps[context.index], "step");

/** What a person may do with a step once it is shown. */
const choices = {
  "tour.next": [
    { guard: "isLast", target: "#tutorial.ending", actions: "sayCompleted" },
    { target: "#tutorial.showing.moving", actions: "aimForward" },
  ],
  "tour.previous": {
    guard: "hasPrevious",
    target: "#tutorial.showing.moving",
    actions: "aimBack",
  },
  "tour.skip": { guard: "canSkip", target: "#tutorial.ending", actions: "saySkipped" },
} as const;
/** What a step does by itself. */
const byItself = {
  afterShowDelay: { actions: { type: "runAfterShow", params: stepOf } },
  autoNextDelay: [
    { guard: "isByHand" },
    { guard: "isLast", target: "#tutorial.ending", actions: "sayCompleted" },
    { target: "#tutorial.showing.moving", actions: "aimForward" },
  ],
} as const;
const refusal = { "tour.start": { actions: "warnBusy" } } as const;

/**
 * Promises: a tour can be left at any time it is not moving, never waits for its target longer than
 * five seconds, is never lost to a hook that fails, and cannot be started over itself; asked for by
 * an address, or once by itself for someone who never saw it, it waits until the tool stands where
 * it begins.
 */
export const tutorialMachine = setup({
  types: typesOf<{
    context: TutorialContext;
    input: TutorialConfig;
    events: TutorialEvent;
    tags: "active" | "shown" | "moving";
  }>(),
  actors: {
    runHooks: notProvided<void, { calls: readonly HookCall[] }>("runHooks"),
    watchTarget: watchNotProvided<
      TutorialEvent,
      { target: string | null; isWaiting: boolean; interval: number }
    >("watchTarget"),
  },
  actions: {
    sayStarted: effectNotProvided("sayStarted"),
    sayCompleted: effectNotProvided("sayCompleted"),
    saySkipped: effectNotProvided("saySkipped"),
    sayStepChanged: effectNotProvided<{ step: TutorialStep; index: number }>("sayStepChanged"),
    runAfterShow: effectNotProvided<TutorialStep>("runAfterShow"),
    warnBusy: effectNotProvided("warnBusy"),
    takeStage: assign({ isReady: (_, { isReady }: { isReady: boolean }) => isReady }),
    noteOffered: assign({ wasOffered: true }),
    toFirst: assign({ index: 0, next: 0 }),
    aimForward: assign({ next: ({ context }) => context.index + 1 }),
    aimBack: assign({ next: ({ context }) => context.index - 1 }),
    arrive: assign({ index: ({ context }) => context.next }),
  },
  guards: {
    hasSteps: ({ context }) => context.steps.length > 0,
    isUnseen: ({ context }) => context.steps.length > 0 && !context.wasOffered,
    isReady: ({ context }) => context.isReady,
    hasPrevious: ({ context }) => context.index > 0 && stepOf({ context }).showPrevious,
    isLast: ({ context }) => context.index === context.steps.length - 1,
    canSkip: ({ context }) => context.allowSkip,
    isByHand: ({ context }) => stepOf({ context }).autoNext === null,
  },
  delays: {
    firstStepDelay: TUTORIAL_TIMES.firstStep,
    stepFlagDelay: TUTORIAL_TIMES.stepFlag,
    afterShowDelay: TUTORIAL_TIMES.afterShow,
    endDelay: TUTORIAL_TIMES.ending,
    locateTimeout: TUTORIAL_TIMES.locateTries * TUTORIAL_TIMES.locateInterval,
    hookTimeout: TUTORIAL_TIMES.hooks,
    autoNextDelay: ({ context }) => (stepOf({ context }).autoNext ?? 0) * 1000,
  },
}).createMachine({
  id: "tutorial",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    index: 0,
    next: 0,
    isReady: false,
    wasOffered: false,
  }),
  initial: "inactive",
  on: { "stage.changed": { actions: { type: "takeStage", params: carried } } },
  states: {
    inactive: {
      on: {
        "tour.start": { guard: "hasSteps", target: "starting", actions: "toFirst" },
        "tour.ask": { guard: "hasSteps", target: "due" },
        "tour.offer": { guard: "isUnseen", target: "due" },
      },
    },
    due: {
      description: "It is wanted, and begins once the tool stands where it begins.",
      always: { guard: "isReady", target: "starting", actions: "toFirst" },
      on: { "tour.start": { target: "starting", actions: "toFirst" } },
    },
    starting: {
      tags: "active",
      entry: ["noteOffered", "sayStarted"],
      after: { firstStepDelay: "showing" },
      on: refusal,
    },
    showing: {
      tags: ["active", "shown"],
      on: refusal,
      initial: "moving",
      states: {
        moving: {
          tags: "moving",
          initial: "leaving",
          states: {
            leaving: {
              exit: [
                "arrive",
                {
                  type: "sayStepChanged",
                  params: ({ context }) => ({ step: stepOf({ context }), index: context.index }),
                },
              ],
              invoke: {
                id: "runHooks",
                src: "runHooks",
                input: ({ context }) => ({
                  calls: hooksBetween(context.steps, context.index, context.next),
                }),
                onDone: "arriving",
                onError: "arriving",
              },
              after: { hookTimeout: "arriving" },
            },
            arriving: { after: { stepFlagDelay: "#tutorial.showing.locating" } },
          },
        },
        locating: {
          invoke: {
            id: "watchTarget",
            src: "watchTarget",
            input: ({ context }) => ({
              target: stepOf({ context }).target,
              isWaiting: stepOf({ context }).waitForElement,
              interval: TUTORIAL_TIMES.locateInterval,
            }),
          },
          on: { ...choices, "target.found": "settled", "target.missing": "unanchored" },
          after: { locateTimeout: "unanchored" },
        },
        settled: { on: choices, after: byItself },
        unanchored: { on: choices, after: byItself },
      },
    },
    ending: {
      tags: "active",
      on: refusal,
      invoke: {
        id: "runHooks",
        src: "runHooks",
        input: ({ context }) => ({ calls: hooksBetween(context.steps, context.index, null) }),
        // Unheard, a hook that fails would end the actor, and no tour could start again.
        onError: {},
      },
      after: { endDelay: "inactive" },
    },
  },
});
