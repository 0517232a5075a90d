import { assign } from "xstate";
import type { ErrorCode } from "#wire/errors.ts";
import type { Generation } from "#wire/generations.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { acceptedValue, carried, type Outcome, outcomeOf, refusalOf } from "../kit/outcome.ts";
import { idempotencyKey } from "./order.rules.ts";
import { type OrderEvent, orderSetup } from "./order.setup.ts";

type Progressed = Extract<OrderEvent, { type: "job.progressed" }>;
const generationOf = ({ event }: { event: Progressed }) => event.generation;
const refusedAs =
  (code: ErrorCode) =>
  ({ event }: { event: { output: Outcome<unknown> } }) => ({ outcome: event.output, code });
/** The run ended: its end is a state of its own. */
const endsAs = <Target extends string>(status: Generation["status"], target: Target) =>
  ({
    guard: {
      type: "isEndedAs",
      params: ({ event }: { event: Progressed }) => ({ generation: event.generation, status }),
    },
    target,
    actions: { type: "takeGeneration", params: generationOf },
  }) as const;
/** The run stands in its step of that number. */
const reaches = <Target extends string>(phase: number, target: Target) =>
  ({
    guard: {
      type: "isInPhase",
      params: ({ event }: { event: Progressed }) => ({ generation: event.generation, phase }),
    },
    target,
    actions: { type: "takeGeneration", params: generationOf },
  }) as const;
/** Another order is priced anew. */
const asking = {
  target: "quoting",
  actions: {
    type: "takeRequest",
    params: ({ event }: { event: Extract<OrderEvent, { type: "quote.refresh" }> }) => event,
  },
} as const;
type Revise = Extract<OrderEvent, { type: "request.revise" }>;
const revised = {
  actions: { type: "takeRequest", params: ({ event }: { event: Revise }) => event },
} as const;
/** What was refused has changed: it is an order again. */
const askingRevised = { ...revised, target: "quoting" } as const;
/** What was read goes through the same transitions as what the stream tells. */
const passedOn = { type: "passOn", params: acceptedValue<Generation> } as const;

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
        id: "readGeneration",
        src: "readGeneration",
        input: ({ context }) => ({ id: context.id ?? "" }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "running",
            actions: [{ type: "takeGeneration", params: acceptedValue }, "tellAccepted", passedOn],
          },
          { guard: { type: "isCode", params: refusedAs("not_found") }, target: "missing" },
          { target: "unfound" },
        ],
        onError: "unfound",
      },
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
            guard: { type: "isAccepted", params: outcomeOf },
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
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "running",
            actions: [{ type: "takeGeneration", params: acceptedValue }, "tellAccepted", passedOn],
          },
          {
            guard: { type: "isCode", params: refusedAs("insufficient_credits") },
            target: "insufficient",
            actions: [{ type: "takeShortage", params: refusalOf }, "tellRefused"],
          },
          { target: "refused", actions: { type: "takeRefusal", params: refusalOf } },
        ],
        onError: "unsent",
      },
      after: { submitTimeout: "unsent" },
    },
    unsent: {
      description: "No answer came. Sending again uses the same key, so it cannot run twice.",
      entry: "tellUnanswered",
      on: { "submit.retry": "submitting", "order.tell": { actions: "tellUnanswered" } },
    },
    refused: {
      description: "The server said no before anything was spent.",
      entry: "tellRefused",
      on: { "order.again": "quoting", "quote.refresh": asking, "request.revise": askingRevised },
    },
    running: {
      type: "parallel",
      tags: "spending",
      on: {
        "job.progressed": [
          endsAs("completed", "#order.succeeded"),
          endsAs("failed", "#order.failed"),
          endsAs("cancelled", "#order.cancelled"),
        ],
      },
      after: { waitLimit: "timedOut" },
      states: {
        phase: {
          initial: "queued",
          on: {
            "job.progressed": [
              reaches(0, ".analyzing"),
              reaches(1, ".processing"),
              reaches(2, ".generating"),
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
              invoke: {
                id: "watchGeneration",
                src: "watchGeneration",
                input: ({ context }) => ({ id: context.id ?? "" }),
              },
              on: { "stream.lost": "reading" },
            },
            reading: {
              invoke: {
                id: "readGeneration",
                src: "readGeneration",
                input: ({ context }) => ({ id: context.id ?? "" }),
                onDone: [
                  {
                    guard: { type: "isAccepted", params: outcomeOf },
                    target: "pausing",
                    actions: passedOn,
                  },
                  { target: "lost" },
                ],
                onError: "lost",
              },
            },
            pausing: { after: { pollDelay: "streaming" } },
            lost: {
              description: "Neither stream nor answer: said, and tried again until there is one.",
              initial: "pausing",
              states: {
                pausing: { after: { pollDelay: "reading" } },
                reading: {
                  invoke: {
                    id: "readGeneration",
                    src: "readGeneration",
                    input: ({ context }) => ({ id: context.id ?? "" }),
                    onDone: [
                      {
                        guard: { type: "isAccepted", params: outcomeOf },
                        target: "#order.running.link.streaming",
                        actions: passedOn,
                      },
                      { target: "pausing" },
                    ],
                    onError: "pausing",
                  },
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
              entry: assign({ cancelFailed: false }),
              on: { "cancel.keep": "quiet", "cancel.confirm": "#order.cancelling" },
            },
          },
        },
      },
    },
    cancelling: {
      tags: ["busy", "spending"],
      invoke: {
        id: "cancelGeneration",
        src: "cancelGeneration",
        input: ({ context }) => ({ id: context.id ?? "" }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "cancelled",
            actions: { type: "takeGeneration", params: acceptedValue },
          },
          {
            description: "It ended meanwhile: the stream's present state tells how.",
            guard: { type: "isCode", params: refusedAs("conflict") },
            target: "running",
          },
          { target: "running", actions: assign({ cancelFailed: true }) },
        ],
        onError: { target: "running", actions: assign({ cancelFailed: true }) },
      },
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
