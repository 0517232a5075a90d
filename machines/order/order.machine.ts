import type { ErrorCode } from "#wire/errors.ts";
import type { Generation } from "#wire/generations.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import {
  acceptedValue,
  carried,
  type Outcome,
  outcomeOf,
  refusalOf,
  refusedTo,
} from "../kit/outcome.ts";
import { idempotencyKey } from "./order.rules.ts";
import { type OrderEvent, orderSetup } from "./order.setup.ts";

type Progressed = Extract<OrderEvent, { type: "job.progressed" }>;
const generationOf = ({ event }: { event: Progressed }) => event.generation;
const refusedAs =
  (code: ErrorCode) =>
  ({ event }: { event: { output: Outcome<unknown> } }) => ({ outcome: event.output, code });
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
/** Another order is priced anew. */
const asking = {
  target: "quoting",
  actions: { type: "takeRequest", params: carried<Extract<OrderEvent, { type: "quote.refresh" }>> },
} as const;
type Revise = Extract<OrderEvent, { type: "request.revise" }>;
const revised = { actions: { type: "takeRequest", params: carried<Revise> } } as const;
/** What was refused has changed: it is an order again. */
const askingRevised = { ...revised, target: "quoting" } as const;
/** What was read goes through the same transitions as what the stream tells. */
const passedOn = { type: "passOn", params: acceptedValue<Generation> } as const;
const isAccepted = { type: "isAccepted", params: outcomeOf } as const;
const readOn = <Target extends string>(target: Target) =>
  ({ guard: isAccepted, target, actions: passedOn }) as const;
/** There is a run: it is told, and followed. */
const followed = {
  guard: isAccepted,
  target: "running",
  actions: [
    { type: "takeGeneration", params: acceptedValue<Generation> },
    "tellAccepted",
    passedOn,
  ],
} as const;
const notCancelled = { target: "running", actions: "noteCancelFailed" } as const;
const ofRun = <Name extends string>(name: Name) =>
  ({
    id: name,
    src: name,
    input: ({ context }: { context: { id: string | null } }) => ({ id: context.id ?? "" }),
  }) as const;

/**
 * Promises: nothing is spent before the cost was shown and confirmed; a confirmed order runs once
 * however often it is sent; progress is the server's own and never falls; a lost connection, a
 * closed page or a slow run loses nothing; every end says what it cost and what was returned.
 */
export const orderMachine = orderSetup.createMachine({
  id: "order",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    intent: 0,
    quote: null,
    generation: null,
    progress: 0,
    refusal: null,
    cancelFailed: false,
  }),
  initial: "starting",
  states: {
    starting: { always: [{ guard: "hasRunToPickUp", target: "finding" }, { target: "quoting" }] },
    finding: {
      tags: "busy",
      invoke: {
        ...ofRun("readGeneration"),
        onDone: [
          followed,
          { guard: { type: "isCode", params: refusedAs("not_found") }, target: "missing" },
          { target: "unfound" },
        ],
        onError: "unfound",
      },
      after: { answerTimeout: "unfound" },
    },
    missing: { tags: "ended", entry: "tellMissing" },
    unfound: {
      description: "The run could not be asked for; it goes on by itself.",
      on: { "check.again": "finding" },
    },
    quoting: {
      tags: "busy",
      on: {
        "request.revise": revised,
        "quote.refresh": {
          target: "quoting",
          reenter: true,
          actions: { type: "takeRequest", params: carried },
        },
      },
      invoke: {
        id: "getQuote",
        src: "getQuote",
        input: ({ context: { feature, request } }) => ({ feature, request }),
        onDone: [
          {
            guard: { type: "isAffordable", params: outcomeOf },
            target: "affordable",
            actions: { type: "takeQuote", params: acceptedValue },
          },
          {
            guard: isAccepted,
            target: "insufficient",
            actions: { type: "takeQuote", params: acceptedValue },
          },
          { target: "unavailable" },
        ],
        onError: "unavailable",
      },
      after: { quoteTimeout: "unavailable" },
    },
    affordable: {
      on: {
        "order.confirm": { target: "submitting", actions: "countIntent" },
        "quote.refresh": asking,
        "request.revise": revised,
      },
    },
    insufficient: {
      on: { "quote.retry": "quoting", "quote.refresh": asking, "request.revise": revised },
    },
    unavailable: {
      invoke: { id: "watchNetwork", src: "watchNetwork" },
      on: { "quote.retry": "quoting", "quote.refresh": asking, "request.revise": revised },
    },
    submitting: {
      tags: ["busy", "spending"],
      entry: "tellSending",
      invoke: {
        id: "submitGeneration",
        src: "submitGeneration",
        input: ({ context }) => ({ request: context.request, key: idempotencyKey(context) }),
        onDone: [
          followed,
          {
            guard: { type: "isCode", params: refusedAs("insufficient_credits") },
            target: "insufficient",
            actions: [{ type: "takeShortage", params: refusalOf }, "tellRefused"],
          },
          refusedTo("refused"),
        ],
        onError: "unsent",
      },
      after: { submitTimeout: "unsent" },
    },
    unsent: {
      description: "No answer came. Sending again uses the same key, so it cannot run twice.",
      tags: "halted",
      entry: "tellUnanswered",
      on: { "submit.retry": "submitting" },
    },
    refused: {
      description: "The server said no before anything was spent.",
      tags: "halted",
      entry: "tellRefused",
      on: { "order.again": "quoting", "quote.refresh": asking, "request.revise": askingRevised },
    },
    running: {
      type: "parallel",
      tags: "spending",
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
              on: { "cancel.keep": "quiet", "cancel.confirm": "#order.cancelling" },
            },
          },
        },
      },
    },
    cancelling: {
      tags: ["busy", "spending"],
      invoke: {
        ...ofRun("cancelGeneration"),
        onDone: [
          {
            guard: isAccepted,
            target: "cancelled",
            actions: { type: "takeGeneration", params: acceptedValue },
          },
          {
            description: "It ended meanwhile: the stream's present state tells how.",
            guard: { type: "isCode", params: refusedAs("conflict") },
            target: "running",
          },
          notCancelled,
        ],
        onError: notCancelled,
      },
      after: { answerTimeout: notCancelled },
    },
    succeeded: {
      description: "What was made can be saved and shared.",
      tags: "ended",
      entry: "tellSucceeded",
      invoke: [
        {
          id: "download",
          src: "download",
          input: ({ context: { id, feature } }) => ({
            kind: "generation" as const,
            id: id ?? "",
            media: TOOLS[feature].media,
          }),
        },
        {
          id: "share",
          src: "share",
          input: ({ context: { id, generation } }) => ({
            id: id ?? "",
            url: generation?.share_url ?? null,
          }),
        },
      ],
    },
    failed: { tags: "ended", on: { "order.again": "quoting" } },
    cancelled: { tags: "ended", on: { "order.again": "quoting" } },
    timedOut: {
      description: "This page stopped waiting; the picture may still arrive.",
      on: { "check.again": "finding" },
    },
  },
});
