import { assign, not, setup } from "xstate";
import { timeoutFor } from "#wire/limits.ts";
import type { Token, TokenStats } from "#wire/tokens.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  carried,
  type Outcome,
  outcomeOf,
  type Refused,
  refusalOf,
} from "../kit/outcome.ts";
import {
  createReasons,
  emptyDraft,
  problemsOf,
  type TokenDraft,
  type TokenProblem,
  withToken,
} from "./api-tokens.rules.ts";

export interface TokensPage {
  tokens: readonly Token[];
  stats: TokenStats;
}
export interface IssuedToken {
  token: Token;
  /** The whole value, known this once. */
  value: string;
}
export interface ApiTokensInput {
  /** Whether the caller's plan has API access. */
  hasApi: boolean;
}
export interface ApiTokensContext extends ApiTokensInput {
  tokens: readonly Token[];
  stats: TokenStats | null;
  draft: TokenDraft;
  problems: readonly TokenProblem[];
  /** The token whose details are open. */
  openId: string | null;
  issued: IssuedToken | null;
  refusal: Refused | null;
}
export type ApiTokensEvent =
  | { type: "tokens.retry" }
  | { type: "token.new" }
  | { type: "draft.change"; change: Partial<TokenDraft> }
  | { type: "create.submit" }
  | { type: "create.cancel" }
  | { type: "value.copy" }
  | { type: "value.saved" }
  | { type: "token.open"; id: string }
  | { type: "details.close" }
  | { type: "token.toggle" }
  | { type: "token.regenerate" }
  | { type: "token.delete" }
  | { type: "change.confirm" }
  | { type: "change.keep" };

const unreachable: { refusal: Refused } = { refusal: { ok: false, code: "unreachable" } };
const refusedTo = <Target extends string>(target: Target) =>
  ({ target, actions: { type: "takeRefusal", params: refusalOf } }) as const;
const missed = <Target extends string>(target: Target) =>
  ({ target, actions: [{ type: "takeRefusal", params: unreachable }] }) as const;
const isAccepted = { type: "isAccepted", params: outcomeOf } as const;

/**
 * Promises: a value is shown once and stays until one says that it is saved; what ends another
 * program's access is asked first; every fault says what did not happen and can be tried again.
 */
export const apiTokensMachine = setup({
  types: {} as {
    context: ApiTokensContext;
    input: ApiTokensInput;
    events: ApiTokensEvent;
    tags: "busy" | "listed" | "creating" | "details";
  },
  actors: {
    loadTokens: notProvided<Outcome<TokensPage>, void>("loadTokens"),
    createToken: notProvided<Outcome<IssuedToken>, TokenDraft>("createToken"),
    patchToken: notProvided<Outcome<Token>, { id: string; active: boolean }>("patchToken"),
    regenerateToken: notProvided<Outcome<IssuedToken>, { id: string }>("regenerateToken"),
    deleteToken: notProvided<Outcome<null>, { id: string }>("deleteToken"),
    copyText: notProvided<boolean, { text: string }>("copyText"),
  },
  actions: {
    takePage: assign((_, { tokens, stats }: TokensPage) => ({ tokens, stats })),
    changeDraft: assign(({ context }, { change }: { change: Partial<TokenDraft> }) => ({
      draft: { ...context.draft, ...change },
      problems: [],
    })),
    clearDraft: assign({ draft: emptyDraft, problems: [], refusal: null }),
    takeProblems: assign({ problems: ({ context }) => problemsOf(context.draft) }),
    takeIssued: assign(({ context }, issued: IssuedToken) => ({
      issued,
      tokens: withToken(context.tokens, issued.token),
    })),
    forgetValue: assign({ issued: null }),
    takeToken: assign({ tokens: ({ context }, token: Token) => withToken(context.tokens, token) }),
    dropToken: assign({
      tokens: ({ context }) => context.tokens.filter(({ id }) => id !== context.openId),
    }),
    openToken: assign((_, { id }: { id: string }) => ({ openId: id, refusal: null })),
    takeRefusal: assign({ refusal: (_, params: { refusal: Refused }) => params.refusal }),
    clearRefusal: assign({ refusal: null }),
    sayDeleted: () => {},
  },
  guards: {
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    hasTokens: ({ context }) => context.tokens.length > 0,
    mayCreate: ({ context }) => createReasons(context.tokens, context.hasApi).length === 0,
    isWhole: ({ context }) => problemsOf(context.draft).length === 0,
    isKnown: ({ context }, { id }: { id: string }) =>
      context.tokens.some((token) => token.id === id),
    isCopied: (_, copied: boolean) => copied,
  },
  delays: {
    loadTimeout: 15_000,
    changeTimeout: timeoutFor("/api/tokens"),
    copiedDelay: 3_000,
  },
}).createMachine({
  id: "apiTokens",
  context: ({ input }) => ({
    ...input,
    tokens: [],
    stats: null,
    draft: emptyDraft,
    problems: [],
    openId: null,
    issued: null,
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
        onDone: [
          {
            guard: isAccepted,
            target: "list",
            actions: { type: "takePage", params: acceptedValue },
          },
          refusedTo("loadFailed"),
        ],
        onError: missed("loadFailed"),
      },
      after: { loadTimeout: missed("loadFailed") },
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
            onDone: [
              {
                guard: isAccepted,
                target: "#apiTokens.revealing",
                actions: { type: "takeIssued", params: acceptedValue },
              },
              refusedTo("failed"),
            ],
            onError: missed("failed"),
          },
          after: { changeTimeout: missed("failed") },
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
          on: {
            "token.toggle": "toggling",
            "token.regenerate": "regenerating",
            "token.delete": "deleting",
          },
        },
        toggling: {
          tags: "busy",
          entry: "clearRefusal",
          // Left now, the list would go on showing what the token was.
          on: { "details.close": undefined },
          invoke: {
            id: "patchToken",
            src: "patchToken",
            input: ({ context: { tokens, openId } }) => ({
              id: openId ?? "",
              active: !tokens.find(({ id }) => id === openId)?.active,
            }),
            onDone: [
              {
                guard: isAccepted,
                target: "viewing",
                actions: { type: "takeToken", params: acceptedValue },
              },
              refusedTo("toggleFailed"),
            ],
            onError: missed("toggleFailed"),
          },
          after: { changeTimeout: missed("toggleFailed") },
        },
        toggleFailed: {
          on: {
            "token.toggle": "toggling",
            "token.regenerate": "regenerating",
            "token.delete": "deleting",
          },
        },
        regenerating: {
          initial: "confirm",
          states: {
            confirm: {
              on: { "change.confirm": "submitting", "change.keep": "#apiTokens.details.viewing" },
            },
            submitting: {
              tags: "busy",
              entry: "clearRefusal",
              on: { "details.close": undefined },
              invoke: {
                id: "regenerateToken",
                src: "regenerateToken",
                input: ({ context }) => ({ id: context.openId ?? "" }),
                onDone: [
                  {
                    guard: isAccepted,
                    target: "#apiTokens.revealing",
                    actions: { type: "takeIssued", params: acceptedValue },
                  },
                  refusedTo("failed"),
                ],
                onError: missed("failed"),
              },
              after: { changeTimeout: missed("failed") },
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
              entry: "clearRefusal",
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
                  refusedTo("failed"),
                ],
                onError: missed("failed"),
              },
              after: { changeTimeout: missed("failed") },
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
