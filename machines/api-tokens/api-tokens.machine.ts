import { not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { acceptedValue, carried, outcomeOf, refusedTo, unanswered } from "../kit/outcome.ts";
import { emptyDraft } from "./api-tokens.rules.ts";
import { apiTokensSetup } from "./api-tokens.setup.ts";

const isAccepted = { type: "isAccepted", params: outcomeOf } as const;
const taken = <Target extends string, Action extends string>(target: Target, type: Action) =>
  ({ guard: isAccepted, target, actions: { type, params: acceptedValue } }) as const;
/** What can be done with the open token. */
const deeds = {
  "token.toggle": "toggling",
  "token.regenerate": "regenerating",
  "token.delete": "deleting",
} as const;

/** What the server's list shows of the open token, where that settles the matter. */
const seen = <Guard extends string, Target extends string>(type: Guard, target: Target) =>
  ({
    guard: { type, params: outcomeOf },
    target: `#apiTokens.details.${target}`,
    actions: { type: "takePage", params: acceptedValue },
  }) as const;

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
    creating: {
      tags: ["listed", "creating"],
      initial: "editing",
      on: {
        "create.cancel": "list",
        "draft.change": { target: ".editing", actions: { type: "changeDraft", params: carried } },
        "create.submit": [
          { guard: "isWhole", target: ".submitting" },
          { target: ".editing", actions: "takeProblems" },
        ],
      },
      states: {
        editing: {},
        submitting: {
          tags: "busy",
          entry: "clearRefusal",
          on: { "create.submit": undefined, "draft.change": undefined, "create.cancel": undefined },
          invoke: {
            id: "createToken",
            src: "createToken",
            input: ({ context }) => context.draft,
            onDone: [taken("#apiTokens.revealing", "takeIssued"), refusedTo("checking")],
            onError: unanswered("checking"),
          },
          after: { changeTimeout: unanswered("checking") },
        },
        checking: {
          description: "It may have been made although no answer came: the server's list tells.",
          tags: "busy",
          on: { "create.submit": undefined, "draft.change": undefined, "create.cancel": undefined },
          invoke: {
            id: "loadTokens",
            src: "loadTokens",
            onDone: [
              {
                guard: { type: "isMade", params: outcomeOf },
                target: "#apiTokens.details.regenerating.lost",
                actions: [
                  { type: "openMade", params: acceptedValue },
                  { type: "takePage", params: acceptedValue },
                ],
              },
              taken("failed", "takePage"),
              refusedTo("unsure"),
            ],
            onError: unanswered("unsure"),
          },
          after: { loadTimeout: unanswered("unsure") },
        },
        unsure: {
          on: {
            "change.check": "checking",
            "create.cancel": "#apiTokens.loading",
            "create.submit": undefined,
            "draft.change": undefined,
          },
        },
        failed: {},
      },
    },
    revealing: {
      description: "Nothing closes this but the word that the value is saved.",
      tags: "listed",
      initial: "shown",
      exit: "forgetValue",
      on: { "value.saved": "list", "value.copy": ".copying" },
      states: {
        shown: {},
        copying: {
          invoke: {
            id: "copyText",
            src: "copyText",
            input: ({ context }) => ({ text: context.issued?.value ?? "" }),
            onDone: [
              {
                guard: { type: "isCopied", params: ({ event }) => event.output },
                target: "copied",
              },
              { target: "copyFailed" },
            ],
            onError: "copyFailed",
          },
          after: { copiedDelay: "copyFailed" },
        },
        copied: { after: { copiedDelay: "shown" } },
        copyFailed: { description: "The value stands selected, to be copied by hand." },
      },
    },
    details: {
      tags: ["listed", "details"],
      initial: "viewing",
      on: { "details.close": "list" },
      states: {
        viewing: {
          on: deeds,
        },
        toggling: {
          tags: "busy",
          entry: ["clearRefusal", { type: "takeDeed", params: { deed: "toggle" } }],
          // Left now, the list would go on showing what the token was.
          on: { "details.close": undefined },
          invoke: {
            id: "patchToken",
            src: "patchToken",
            input: ({ context: { tokens, openId } }) => ({
              id: openId ?? "",
              active: !tokens.find(({ id }) => id === openId)?.active,
            }),
            onDone: [taken("viewing", "takeToken"), refusedTo("checking")],
            onError: unanswered("checking"),
          },
          after: { changeTimeout: unanswered("checking") },
        },
        toggleFailed: {
          on: deeds,
        },
        checking: {
          description: "What came of it is read from the server before anything is said.",
          tags: "busy",
          on: { "details.close": undefined },
          invoke: {
            id: "loadTokens",
            src: "loadTokens",
            onDone: [
              {
                guard: { type: "isDeleted", params: outcomeOf },
                target: "#apiTokens.list",
                actions: [{ type: "takePage", params: acceptedValue }, "sayDeleted"],
              },
              {
                guard: { type: "isGone", params: outcomeOf },
                target: "#apiTokens.list",
                actions: { type: "takePage", params: acceptedValue },
              },
              seen("isReplaced", "regenerating.lost"),
              seen("isSwitched", "viewing"),
              seen("wasToggle", "toggleFailed"),
              seen("wasRegenerate", "regenerating.failed"),
              seen("isAccepted", "deleting.failed"),
              refusedTo("unsure"),
            ],
            onError: unanswered("unsure"),
          },
          after: { loadTimeout: unanswered("unsure") },
        },
        unsure: {
          description: "Neither an answer nor a list: nothing is said of the token but that.",
          on: { "change.check": "checking", "details.close": "#apiTokens.loading" },
        },
        regenerating: {
          initial: "confirm",
          states: {
            confirm: {
              on: { "change.confirm": "submitting", "change.keep": "#apiTokens.details.viewing" },
            },
            submitting: {
              tags: "busy",
              entry: ["clearRefusal", { type: "takeDeed", params: { deed: "regenerate" } }],
              on: { "details.close": undefined },
              invoke: {
                id: "regenerateToken",
                src: "regenerateToken",
                input: ({ context }) => ({ id: context.openId ?? "" }),
                onDone: [
                  taken("#apiTokens.revealing", "takeIssued"),
                  refusedTo("#apiTokens.details.checking"),
                ],
                onError: unanswered("#apiTokens.details.checking"),
              },
              after: { changeTimeout: unanswered("#apiTokens.details.checking") },
            },
            lost: {
              description: "The old value is dead and the new one never came: only another helps.",
              entry: "clearRefusal",
              on: { "change.confirm": "submitting", "change.keep": "#apiTokens.details.viewing" },
            },
            failed: {
              on: { "change.confirm": "submitting", "change.keep": "#apiTokens.details.viewing" },
            },
          },
        },
        deleting: {
          initial: "confirm",
          states: {
            confirm: {
              on: { "change.confirm": "submitting", "change.keep": "#apiTokens.details.viewing" },
            },
            submitting: {
              tags: "busy",
              entry: ["clearRefusal", { type: "takeDeed", params: { deed: "delete" } }],
              on: { "details.close": undefined },
              invoke: {
                id: "deleteToken",
                src: "deleteToken",
                input: ({ context }) => ({ id: context.openId ?? "" }),
                onDone: [
                  {
                    guard: isAccepted,
                    target: "#apiTokens.list",
                    actions: ["dropToken", "sayDeleted"],
                  },
                  refusedTo("#apiTokens.details.checking"),
                ],
                onError: unanswered("#apiTokens.details.checking"),
              },
              after: { changeTimeout: unanswered("#apiTokens.details.checking") },
            },
            failed: {
              on: { "change.confirm": "submitting", "change.keep": "#apiTokens.details.viewing" },
            },
          },
        },
      },
    },
  },
});
