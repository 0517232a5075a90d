import { acceptedValue, carried, outcomeOf, refusedTo, unanswered } from "../kit/outcome.ts";
import { apiTokensSetup, taken } from "./api-tokens.setup.ts";

/** A new token: what it is called and may do, until its value is there to be shown. */
export const creating = apiTokensSetup.createStateConfig({
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
});
