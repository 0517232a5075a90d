import { TOOLS } from "#wire/tools/tools.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { orderSetup } from "./order.setup.ts";
import { affordable, insufficient, quoting, repeating, unavailable } from "./quoting.states.ts";
import { followed, ofRun, refusedAs, running } from "./running.state.ts";
import { refused, submitting, unsent } from "./sending.states.ts";

/**
 * Promises: nothing is spent before the cost was shown and confirmed, nor unasked on what was made
 * a moment ago; a confirmed order runs once
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
    keepsSeed: false,
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
    quoting,
    affordable,
    repeating,
    insufficient,
    unavailable,
    submitting,
    unsent,
    refused,
    running,
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
