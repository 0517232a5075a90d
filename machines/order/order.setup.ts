import { assign, raise, sendTo, setup } from "xstate";
import type { ErrorCode } from "#wire/errors.ts";
import type { Generation, Quote } from "#wire/generations.ts";
import { TIMES } from "#wire/limits.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { type Feature, isEnded } from "#wire/values.ts";
import { downloadMachine } from "../download/download.machine.ts";
import { known } from "../kit/known.ts";
import { notProvided, watchNotProvided } from "../kit/not-provided.ts";
import type { OrderBase } from "../kit/order-base.ts";
import { isAccepted, type Outcome, type Refused } from "../kit/outcome.ts";
import type { ParentRef } from "../kit/parent.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import { shareMachine } from "../share/share.machine.ts";
import { justMadeOf, type ofBase, phaseOf, waitLimit } from "./order.rules.ts";

export type OrderReport =
  /** It is on its way: until its answer is known the order stands still, and nothing leads out. */
  | { type: "order.sending" }
  /** No answer came: it may have been taken, so that it stands still as it was sent. */
  | { type: "order.unanswered" }
  /** Not taken: it may be changed again. */
  | { type: "order.refused" }
  | { type: "job.accepted"; generation: Generation }
  | { type: "job.succeeded"; generation: Generation }
  | { type: "job.missing" };
/** What a wizard hands over with the order. */
export interface OrderStart {
  feature: Feature;
  request: OrderInput | null;
  /** A run to pick up instead of ordering a new one. */
  id: string | null;
  /** Random, made at the edge: with the intent's number it is the idempotency key. */
  keyBase: string;
  /** Asked for once more, at its result or in the history: a clear wish, about which nothing is asked again. */
  isWished: boolean;
  base: OrderBase | null;
  parent: ParentRef<OrderReport>;
}
export interface OrderContext extends OrderStart {
  /** Counts orders: every retry of one submit call keeps its number, a new order takes the next. */
  intent: number;
  quote: Quote | null;
  generation: Generation | null;
  /** 0–100, never falls within one run. */
  progress: number;
  refusal: Refused | null;
  /** A cancel that did not go through, told beside the running job. */
  cancelFailed: boolean;
  /** The run it was opened from is made with the same random numbers once more. */
  keepsSeed: boolean;
}
export type OrderEvent =
  | { type: "order.confirm" }
  | { type: "quote.refresh"; request: OrderInput }
  /** Another order of the same price, such as one more letter of a prompt. */
  | { type: "request.revise"; request: OrderInput }
  | { type: "quote.retry" }
  /** The same as was just made, once more; or not. */
  | { type: "repeat.confirm" }
  | { type: "repeat.keep" }
  | { type: "seed.keep"; kept: boolean }
  | { type: "submit.retry" }
  | { type: "order.again" }
  | { type: "job.progressed"; generation: Generation }
  | { type: "stream.lost" }
  | { type: "job.cancel" }
  | { type: "cancel.confirm" }
  | { type: "cancel.keep" }
  | { type: "check.again" };

/** What is sent; the same key for the same. */
export interface OrderToSend {
  request: OrderInput | null;
  /** What its body says of the run it was opened from. */
  base: ReturnType<typeof ofBase>;
  key: string;
}

/** What the chart's names stand for. */
export const orderSetup = setup({
  types: typesOf<{
    context: OrderContext;
    input: OrderStart;
    events: OrderEvent;
    tags: "busy" | "ended" | "halted" | "spending";
    children: { download: "download"; share: "share" };
  }>(),
  actors: {
    getQuote: notProvided<Outcome<Quote>, { feature: Feature; request: OrderInput | null }>(
      "getQuote",
    ),
    submitGeneration: notProvided<Outcome<Generation>, OrderToSend>("submitGeneration"),
    readGeneration: notProvided<Outcome<Generation>, { id: string }>("readGeneration"),
    cancelGeneration: notProvided<Outcome<Generation>, { id: string }>("cancelGeneration"),
    watchGeneration: watchNotProvided<OrderEvent, { id: string }>("watchGeneration"),
    download: downloadMachine,
    share: shareMachine,
    /** Sends quote.retry when the network is back. */
    watchNetwork: watchNotProvided<OrderEvent, undefined>("watchNetwork"),
  },
  actions: {
    takeQuote: assign({ quote: (_, quote: Quote) => quote, refusal: null }),
    takeRequest: assign({ request: (_, params: { request: OrderInput }) => params.request }),
    takeSeedKept: assign({ keepsSeed: (_, { kept }: { kept: boolean }) => kept }),
    takeGeneration: assign({
      generation: (_, generation: Generation) => generation,
      id: (_, generation) => generation.id,
      progress: ({ context }, generation) =>
        context.generation?.id === generation.id
          ? Math.max(context.progress, generation.progress)
          : generation.progress,
    }),
    takeRefusal: takeRefusal(),
    takeShortage: assign({
      quote: ({ context }, { refusal: { facts } }: { refusal: Refused }) => {
        const shown = known(context.quote, "quote");
        return {
          ...shown,
          cost: facts?.cost ?? shown.cost,
          balance: facts?.balance ?? 0,
          affordable: false,
        };
      },
    }),
    noteCancelFailed: assign({ cancelFailed: true }),
    forgetCancel: assign({ cancelFailed: false }),
    countIntent: assign({
      intent: ({ context }) => context.intent + 1,
      generation: null,
      id: null,
      progress: 0,
    }),
    tellSending: sendTo(({ context }) => context.parent, { type: "order.sending" }),
    tellUnanswered: sendTo(({ context }) => context.parent, { type: "order.unanswered" }),
    tellRefused: sendTo(({ context }) => context.parent, { type: "order.refused" }),
    tellAccepted: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({
        type: "job.accepted" as const,
        generation: known(context.generation, "run"),
      }),
    ),
    tellSucceeded: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({
        type: "job.succeeded" as const,
        generation: known(context.generation, "run"),
      }),
    ),
    passOn: raise((_, generation: Generation) => ({ type: "job.progressed" as const, generation })),
    /** As after a break of the stream, which may have passed over the end. */
    readAnew: raise({ type: "stream.lost" }),
    tellMissing: sendTo(({ context }) => context.parent, { type: "job.missing" }),
  },
  guards: {
    hasBase: ({ context }) => context.base !== null,
    hasRunToPickUp: ({ context }) => context.id !== null,
    isAccepted,
    isAffordable: (_, outcome: Outcome<Quote>) => outcome.ok && outcome.value.affordable,
    isRepeated: ({ context }) => !context.isWished && justMadeOf(context) !== null,
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
    answerTimeout: TIMES.answer,
    cancelTimeout: TIMES.cancelAnswer,
    submitTimeout: 30_000,
    pollDelay: 2_000,
    waitLimit: ({ context }) => waitLimit(context.feature),
  },
});
