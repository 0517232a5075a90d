import { not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { copying } from "../kit/copying.ts";
import { carried, refusedTo, unanswered } from "../kit/outcome.ts";
import { emptyDraft } from "./api-tokens.rules.ts";
import { type ApiTokensContext, apiTokensSetup, taken } from "./api-tokens.setup.ts";
import { creating } from "./creating.state.ts";
import { details } from "./details.state.ts";

/**
 * Promises: a value is shown once and stays until one says that it is saved; what ends another
 * program's access is asked first; an answer that is lost is
 * never taken for a no: the list is asked what came of it, and only that is said.
 */
export const apiTokensMachine = apiTokensSetup.createMachine({
  id: "apiTokens",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    tokens: [],
    stats: null,
    draft: emptyDraft,
    problems: [],
    openId: null,
    issued: null,
    deed: null,
    refusal: null,
  }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "loadTokens",
        src: "loadTokens",
        onDone: [taken("list", "takePage"), refusedTo("loadFailed")],
        onError: unanswered("loadFailed"),
      },
      after: { loadTimeout: unanswered("loadFailed") },
    },
    loadFailed: { on: { "tokens.retry": "loading" } },
    list: {
      tags: "listed",
      initial: "sorting",
      entry: "clearRefusal",
      on: {
        "token.new": { guard: "mayCreate", target: "creating", actions: "clearDraft" },
        "token.open": {
          guard: { type: "isKnown", params: carried },
          target: "details",
          actions: { type: "openToken", params: carried },
        },
      },
      states: {
        sorting: { always: [{ guard: not("hasTokens"), target: "empty" }, { target: "ready" }] },
        empty: {},
        ready: {},
      },
    },
    creating,
    revealing: {
      description: "Nothing closes this but the word that the value is saved.",
      tags: "listed",
      initial: "shown",
      exit: "forgetValue",
      on: { "value.saved": "list", "value.copy": ".copying" },
      states: {
        shown: {},
        copying: copying(({ issued }: ApiTokensContext) => issued?.value ?? ""),
        copied: { after: { copiedDelay: "shown" } },
        copyFailed: { description: "The value stands selected, to be copied by hand." },
      },
    },
    details,
  },
});
