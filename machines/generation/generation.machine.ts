import { assign, raise, sendTo, setup } from "xstate";
import type { ErrorCode } from "#wire/errors.ts";
import type { Generation, Quote } from "#wire/generations.ts";
import type { OrderInput } from "#wire/tools/tools.ts";
import { type Feature, isEnded } from "#wire/values.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided, watchNotProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  carried,
  type Outcome,
  outcomeOf,
  type Refused,
  refusalOf,
} from "../kit/outcome.ts";
import type { ParentRef } from "../kit/parent.ts";
import { idempotencyKey, phaseOf, waitLimit } from "./generation.rules.ts";

export type GenerationReport =
  | { type: "job.accepted"; generation: Generation }
  | { type: "job.succeeded"; generation: Generation }
  | { type: "job.missing" };
export interface GenerationInput {
  feature: Feature;
  request: OrderInput | null;
  /** A run to pick up instead of ordering a new one. */
  id: string | null;
  /** Random, made at the edge: with the intent's number it is the idempotency key. */
  keyBase: string;
  parent: ParentRef<GenerationReport>;
}
export interface GenerationContext extends GenerationInput {
  /** Counts orders: every retry of one submit call keeps its number, a new order takes the next. */
  intent: number;
  quote: Quote | null;
  generation: Generation | null;
  /** 0–100, never falls within one run. */
  progress: number;
  refusal: Refused | null;
  /** A cancel that did not go through, told beside the running job. */
  cancelFailed: boolean;
}
export type GenerationEvent =
  | { type: "order.confirm" }
  | { type: "quote.refresh"; request: OrderInput }
  /** Another order of the same price, such as one more letter of a prompt. */
  | { type: "request.revise"; request: OrderInput }
  | { type: "quote.retry" }
  | { type: "submit.retry" }
  | { type: "order.again" }
  | { type: "job.progressed"; generation: Generation }
  | { type: "stream.lost" }
  | { type: "job.cancel" }
  | { type: "cancel.confirm" }
  | { type: "cancel.keep" }
  | { type: "check.again" };

type Progressed = Extract<GenerationEvent, { type: "job.progressed" }>;
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
    params: ({ event }: { event: Extract<GenerationEvent, { type: "quote.refresh" }> }) => event,
  },
} as const;
type Revise = Extract<GenerationEvent, { type: "request.revise" }>;
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
export const generationMachine = setup({
  types: {} as {
    context: GenerationContext;
    input: GenerationInput;
    events: GenerationEvent;
    tags: "busy" | "ended" | "spending";
  },
  actors: {
    getQuote: notProvided<Outcome<Quote>, { feature: Feature; request: OrderInput | null }>(
      "getQuote",
    ),
    submitGeneration: notProvided<Outcome<Generation>, { request: OrderInput | null; key: string }>(
      "submitGeneration",
    ),
    readGeneration: notProvided<Outcome<Generation>, { id: string }>("readGeneration"),
    cancelGeneration: notProvided<Outcome<Generation>, { id: string }>("cancelGeneration"),
    watchGeneration: watchNotProvided<GenerationEvent, { id: string }>("watchGeneration"),
    /** Sends quote.retry when the network is back. */
    watchNetwork: watchNotProvided<GenerationEvent, undefined>("watchNetwork"),
  },
  actions: {
    takeQuote: assign({ quote: (_, quote: Quote) => quote, refusal: null }),
    takeRequest: assign({ request: (_, params: { request: OrderInput }) => params.request }),
    takeGeneration: assign({
      generation: (_, generation: Generation) => generation,
      id: (_, generation) => generation.id,
      progress: ({ context }, generation) =>
        context.generation?.id === generation.id
          ? Math.max(context.progress, generation.progress)
          : generation.progress,
    }),
    takeRefusal: assign({ refusal: (_, params: { refusal: Refused }) => params.refusal }),
    takeShortage: assign({
      quote: ({ context }, { refusal: { facts } }: { refusal: Refused }) => {
        const shown = context.quote as Quote;
        return {
          ...shown,
          cost: facts?.cost ?? shown.cost,
          balance: facts?.balance ?? 0,
          affordable: false,
        };
      },
    }),
    countIntent: assign({
      intent: ({ context }) => context.intent + 1,
      generation: null,
      id: null,
      progress: 0,
    }),
    tellAccepted: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({
        type: "job.accepted" as const,
        generation: context.generation as Generation,
      }),
    ),
    tellSucceeded: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({
        type: "job.succeeded" as const,
        generation: context.generation as Generation,
      }),
    ),
    passOn: raise((_, generation: Generation) => ({ type: "job.progressed" as const, generation })),
    tellMissing: sendTo(({ context }) => context.parent, { type: "job.missing" }),
  },
  guards: {
    hasRunToPickUp: ({ context }) => context.id !== null,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isAffordable: (_, outcome: Outcome<Quote>) => outcome.ok && outcome.value.affordable,
    isCode: (_, params: { outcome: Outcome<unknown>; code: ErrorCode }) =>
      !params.outcome.ok && params.outcome.code === params.code,
    isEndedAs: (_, params: { generation: Generation; status: Generation["status"] }) =>
      params.generation.status === params.status,
    isOpen: (_, generation: Generation) => !isEnded(generation),
    isInPhase: (_, params: { generation: Generation; phase: number }) =>
      phaseOf(params.generation) === params.phase,
  },
  delays: {
    quoteTimeout: 20_000,
    submitTimeout: 30_000,
    pollDelay: 2_000,
    waitLimit: ({ context }) => waitLimit(context.feature),
  },
}).createMachine({
  id: "generation",
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
            actions: { type: "takeShortage", params: refusalOf },
          },
          { target: "refused", actions: { type: "takeRefusal", params: refusalOf } },
        ],
        onError: "unsent",
      },
      after: { submitTimeout: "unsent" },
    },
    unsent: {
      description: "No answer came. Sending again uses the same key, so it cannot run twice.",
      on: { "submit.retry": "submitting" },
    },
    refused: {
      description: "The server said no before anything was spent.",
      on: { "order.again": "quoting", "quote.refresh": asking, "request.revise": askingRevised },
    },
    running: {
      type: "parallel",
      tags: "spending",
      on: {
        "job.progressed": [
          endsAs("completed", "#generation.succeeded"),
          endsAs("failed", "#generation.failed"),
          endsAs("cancelled", "#generation.cancelled"),
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
                        target: "#generation.running.link.streaming",
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
              on: { "cancel.keep": "quiet", "cancel.confirm": "#generation.cancelling" },
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
    succeeded: { tags: "ended", entry: "tellSucceeded" },
    failed: { tags: "ended", on: { "order.again": "quoting" } },
    cancelled: { tags: "ended", on: { "order.again": "quoting" } },
    timedOut: {
      description: "This page stopped waiting; the picture may still arrive.",
      on: { "check.again": "finding" },
    },
  },
});
