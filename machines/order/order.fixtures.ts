import type { Quote } from "#wire/generations.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import {
  cancelledFixture,
  completedFixture,
  failedFixture,
  generationFixture,
  quoteFixture,
  runningFixture,
  shortQuoteFixture,
} from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { OrderEvent } from "./order.setup.ts";

const request = {
  feature: "virtual_try_on",
  body: { model: "ast_linh", garment: "ast_sample_ao_dai", category: "all" },
} as const satisfies OrderInput;

const other = { ...request, body: { ...request.body, category: "tops" } } as const;
/** The price where the same was made a moment ago. */
export const repeatedQuote: Quote = {
  ...quoteFixture,
  just_made: [
    {
      id: completedFixture.id,
      settings: { ...request.body },
      thumb_url: completedFixture.result?.asset.thumb_url ?? "",
    },
  ],
};

export const orderEvents = {
  "order.confirm": [{ type: "order.confirm" }],
  "quote.refresh": [{ type: "quote.refresh", request: other }],
  "request.revise": [{ type: "request.revise", request: other }],
  "quote.retry": [{ type: "quote.retry" }],
  "repeat.confirm": [{ type: "repeat.confirm" }],
  "repeat.keep": [{ type: "repeat.keep" }],
  "seed.keep": [{ type: "seed.keep", kept: true }],
  "submit.retry": [{ type: "submit.retry" }],
  "order.again": [{ type: "order.again" }],
  "job.progressed": [
    { type: "job.progressed", generation: generationFixture() },
    { type: "job.progressed", generation: runningFixture("analyzing", 12) },
    { type: "job.progressed", generation: runningFixture("processing", 46) },
    { type: "job.progressed", generation: runningFixture("generating", 82) },
    { type: "job.progressed", generation: completedFixture },
    { type: "job.progressed", generation: failedFixture },
    { type: "job.progressed", generation: cancelledFixture },
  ],
  "stream.lost": [{ type: "stream.lost" }],
  "job.cancel": [{ type: "job.cancel" }],
  "cancel.confirm": [{ type: "cancel.confirm" }],
  "cancel.keep": [{ type: "cancel.keep" }],
  "check.again": [{ type: "check.again" }],
} satisfies EventFixtures<OrderEvent>;

export const orderOutcomes = {
  getQuote: [
    accepted(quoteFixture),
    accepted(repeatedQuote),
    accepted(shortQuoteFixture),
    refused("internal"),
  ],
  submitGeneration: [
    accepted(generationFixture()),
    refused("insufficient_credits", { facts: { balance: 0, cost: 1, shortage: 1 } }),
    refused("image_too_small"),
  ],
  readGeneration: [
    accepted(runningFixture("processing", 46)),
    accepted(completedFixture),
    refused("not_found"),
    refused("internal"),
  ],
  cancelGeneration: [accepted(cancelledFixture), refused("conflict"), refused("internal")],
};
export const orderRequestFixture = request;
