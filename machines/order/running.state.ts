import type { ErrorCode } from "#wire/errors.ts";
import type { Generation } from "#wire/generations.ts";
import { acceptedValue, ifAccepted, type Outcome } from "../kit/outcome.ts";
import { type OrderEvent, orderSetup } from "./order.setup.ts";

type Progressed = Extract<OrderEvent, { type: "job.progressed" }>;
const generationOf = ({ event }: { event: Progressed }) => event.generation;
/** The run is told to stand in a step, or to have come to an end. */
const progressedTo = <Guard extends string, const Facts extends object, Target extends string>(
  type: Guard,
  facts: Facts,
  target: Target,
) =>
  ({
    guard: {
      type,
      params: ({ event }: { event: Progressed }) => ({ generation: event.generation, ...facts }),
    },
    target,
    actions: { type: "takeGeneration", params: generationOf },
  }) as const;
/** What was read goes through the same transitions as what the stream tells. */
const passedOn = { type: "passOn", params: acceptedValue<Generation> } as const;
const readOn = <Target extends string>(target: Target) =>
  ({ guard: ifAccepted, target, actions: passedOn }) as const;
/** The run was accepted: the wizard is told of it, and it is followed. */
export const followed = {
  guard: ifAccepted,
  target: "running",
  actions: [
    { type: "takeGeneration", params: acceptedValue<Generation> },
    "tellAccepted",
    passedOn,
  ],
} as const;
/** An actor that asks about the run, by its id. */
export const ofRun = <Name extends string>(name: Name) =>
  ({
    id: name,
    src: name,
    input: ({ context }: { context: { id: string | null } }) => ({ id: context.id ?? "" }),
  }) as const;

/** What was refused, and the code that a guard asks for. */
export const refusedAs =
  (code: ErrorCode) =>
  ({ event }: { event: { output: Outcome<unknown> } }) => ({ outcome: event.output, code });
const notCancelled = { target: "quiet", actions: "noteCancelFailed" } as const;

/** The run as the server tells it; how it is heard of; and the wish to cancel it, during which it goes on. */
export const running = orderSetup.createStateConfig({
  type: "parallel",
  tags: "spending",
  exit: "forgetCancel",
  on: {
    "job.progressed": [
      progressedTo("isEndedAs", { status: "completed" }, "#order.succeeded"),
      progressedTo("isEndedAs", { status: "failed" }, "#order.failed"),
      progressedTo("isEndedAs", { status: "cancelled" }, "#order.cancelled"),
    ],
  },
  after: { waitLimit: "timedOut" },
  states: {
    phase: {
      initial: "queued",
      on: {
        "job.progressed": [
          progressedTo("isInPhase", { phase: 0 }, ".analyzing"),
          progressedTo("isInPhase", { phase: 1 }, ".processing"),
          progressedTo("isInPhase", { phase: 2 }, ".generating"),
          {
            guard: { type: "isOpen", params: generationOf },
            actions: { type: "takeGeneration", params: generationOf },
          },
        ],
      },
      states: { queued: {}, analyzing: {}, processing: {}, generating: {} },
    },
    link: {
      initial: "streaming",
      states: {
        streaming: {
          invoke: ofRun("watchGeneration"),
          on: { "stream.lost": "reading" },
        },
        reading: {
          invoke: {
            ...ofRun("readGeneration"),
            onDone: [readOn("pausing"), { target: "lost" }],
            onError: "lost",
          },
          after: { answerTimeout: "lost" },
        },
        pausing: { after: { pollDelay: "streaming" } },
        lost: {
          description: "Neither stream nor answer: said, and tried again until there is one.",
          initial: "pausing",
          states: {
            pausing: { after: { pollDelay: "reading" } },
            reading: {
              invoke: {
                ...ofRun("readGeneration"),
                onDone: [readOn("#order.running.link.streaming"), { target: "pausing" }],
                onError: "pausing",
              },
              after: { answerTimeout: "pausing" },
            },
          },
        },
      },
    },
    ask: {
      initial: "quiet",
      states: {
        quiet: { on: { "job.cancel": "asking" } },
        asking: {
          entry: "forgetCancel",
          on: { "cancel.keep": "quiet", "cancel.confirm": "cancelling" },
        },
        cancelling: {
          tags: "busy",
          invoke: {
            ...ofRun("cancelGeneration"),
            onDone: [
              {
                guard: ifAccepted,
                target: "#order.cancelled",
                actions: { type: "takeGeneration", params: acceptedValue },
              },
              {
                description: "It ended before it could be cancelled: how, is asked.",
                guard: { type: "isCode", params: refusedAs("conflict") },
                target: "quiet",
                actions: "readAnew",
              },
              notCancelled,
            ],
            onError: notCancelled,
          },
          after: { cancelTimeout: notCancelled },
        },
      },
    },
  },
});
