import { acceptedValue, carried, ifAccepted, outcomeOf } from "../kit/outcome.ts";
import { type OrderEvent, orderSetup } from "./order.setup.ts";

/** Another order is priced anew. */
export const asking = {
  target: "quoting",
  actions: { type: "takeRequest", params: carried<Extract<OrderEvent, { type: "quote.refresh" }>> },
} as const;
type Revise = Extract<OrderEvent, { type: "request.revise" }>;
export const revised = { actions: { type: "takeRequest", params: carried<Revise> } } as const;
type SeedKeep = Extract<OrderEvent, { type: "seed.keep" }>;
export const seedKept = {
  guard: "hasBase",
  actions: { type: "takeSeedKept", params: carried<SeedKeep> },
} as const;

/** The price is asked for, and again with every order that may have another. */
export const quoting = orderSetup.createStateConfig({
  tags: "busy",
  on: {
    "request.revise": revised,
    "seed.keep": seedKept,
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
        guard: ifAccepted,
        target: "insufficient",
        actions: { type: "takeQuote", params: acceptedValue },
      },
      { target: "unavailable" },
    ],
    onError: "unavailable",
  },
  after: { quoteTimeout: "unavailable" },
});
const ordered = { target: "submitting", actions: "countIntent" } as const;
/** The price is known and there is credit for it: one press orders. */
export const affordable = orderSetup.createStateConfig({
  on: {
    "order.confirm": [{ guard: "isRepeated", target: "repeating" }, ordered],
    "quote.refresh": asking,
    "request.revise": revised,
    "seed.keep": seedKept,
  },
});
/** Exactly this was made a moment ago: it is asked whether it is to be paid for once more. */
export const repeating = orderSetup.createStateConfig({
  on: {
    "repeat.confirm": ordered,
    "repeat.keep": "affordable",
    "quote.refresh": asking,
    "request.revise": { ...revised, target: "affordable" },
  },
});
export const insufficient = orderSetup.createStateConfig({
  on: {
    "quote.retry": "quoting",
    "quote.refresh": asking,
    "request.revise": revised,
    "seed.keep": seedKept,
  },
});
export const unavailable = orderSetup.createStateConfig({
  invoke: { id: "watchNetwork", src: "watchNetwork" },
  on: {
    "quote.retry": "quoting",
    "quote.refresh": asking,
    "request.revise": revised,
    "seed.keep": seedKept,
  },
});
