import { acceptedValue, ifAccepted, outcomeOf, refusedTo, unanswered } from "../kit/outcome.ts";
import { apiTokensSetup, taken } from "./api-tokens.setup.ts";

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

/** One token and what can be done with it; what came of it is read from the list when an answer is lost. */
export const details = apiTokensSetup.createStateConfig({
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
                guard: ifAccepted,
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
});
