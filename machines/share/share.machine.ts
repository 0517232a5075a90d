import { assign, setup } from "xstate";
import { timeoutFor } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { copying } from "../kit/copying.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

export interface ShareInput {
  /** Of the run whose result is shown. */
  id: string;
  /** The page's address when it is shared already. */
  url: string | null;
}
export interface ShareContext extends ShareInput {
  refusal: Refused | null;
}
export type ShareEvent =
  | { type: "share.open" }
  | { type: "share.close" }
  | { type: "share.retry" }
  | { type: "share.end" }
  | { type: "link.copy" };

/**
 * Promises: nobody sees a picture before its owner asked for a page; the address can always be
 * read and copied by hand; the same dialog takes it back, and says so only when the server did.
 */
export const shareMachine = setup({
  types: typesOf<{
    context: ShareContext;
    input: ShareInput;
    events: ShareEvent;
    tags: "open" | "busy" | "linked";
  }>(),
  actors: {
    createShare: notProvided<Outcome<{ share_url: string }>, { id: string }>("createShare"),
    endShare: notProvided<Outcome<null>, { id: string }>("endShare"),
    copyText: notProvided<boolean, { text: string }>("copyText"),
  },
  actions: {
    takeLink: assign({ url: (_, { share_url }: { share_url: string }) => share_url }),
    forgetLink: assign({ url: null }),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isShared: ({ context }) => context.url !== null,
    isAccepted,
    isCopied: (_, copied: boolean) => copied,
  },
  delays: { shareTimeout: timeoutFor("/api/generations/:id/share"), copiedDelay: 3_000 },
}).createMachine({
  id: "share",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: "closed",
  states: {
    closed: {
      on: { "share.open": [{ guard: "isShared", target: "shared" }, { target: "asking" }] },
    },
    asking: {
      description: "What a shared page shows is said before there is one.",
      tags: "open",
      on: { "share.close": "closed", "share.retry": "creating" },
    },
    creating: {
      tags: ["open", "busy"],
      entry: "clearRefusal",
      on: { "share.close": "closed" },
      invoke: {
        id: "createShare",
        src: "createShare",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "shared",
            actions: { type: "takeLink", params: acceptedValue },
          },
          refusedTo("notMade"),
        ],
        onError: unanswered("notMade"),
      },
      after: { shareTimeout: unanswered("notMade") },
    },
    notMade: {
      tags: "open",
      on: { "share.close": "closed", "share.retry": "creating" },
    },
    shared: {
      tags: ["open", "linked"],
      initial: "ready",
      on: {
        "share.close": "closed",
        "share.end": "ending",
        "link.copy": ".copying",
      },
      states: {
        ready: {},
        copying: copying(({ url }: ShareContext) => url ?? ""),
        copied: { after: { copiedDelay: "ready" } },
        copyFailed: { description: "The address stands selected, to be copied by hand." },
        endFailed: {},
      },
    },
    ending: {
      tags: ["open", "busy", "linked"],
      entry: "clearRefusal",
      on: { "share.close": "closed" },
      invoke: {
        id: "endShare",
        src: "endShare",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "ended",
            actions: "forgetLink",
          },
          refusedTo("shared.endFailed"),
        ],
        onError: unanswered("shared.endFailed"),
      },
      after: { shareTimeout: unanswered("shared.endFailed") },
    },
    ended: {
      tags: "open",
      on: { "share.close": "closed", "share.retry": "creating" },
    },
  },
});
