import { assign, setup } from "xstate";
import { timeoutFor } from "#wire/limits.ts";
import type { Token, TokenStats } from "#wire/tokens.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  ifAccepted,
  isAccepted,
  type Outcome,
  type Refused,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  createReasons,
  emptyDraft,
  madeOf,
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
  /** What was asked of the open token last, when it is not known what came of it. */
  deed: TokenDeed | null;
  refusal: Refused | null;
}
export type TokenDeed = "toggle" | "regenerate" | "delete";
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
  | { type: "change.keep" }
  | { type: "change.check" };

const nowOf = (found: Outcome<TokensPage>, id: string | null): Token | undefined =>
  found.ok ? found.value.tokens.find((token) => token.id === id) : undefined;
const openOf = ({ tokens, openId }: ApiTokensContext): Token | undefined =>
  tokens.find(({ id }) => id === openId);

/** What the chart is made of. */
export const apiTokensSetup = setup({
  types: typesOf<{
    context: ApiTokensContext;
    input: ApiTokensInput;
    events: ApiTokensEvent;
    tags: "busy" | "listed" | "creating" | "details";
  }>(),
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
    clearDraft: assign({ draft: emptyDraft, problems: [] }),
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
    openToken: assign((_, { id }: { id: string }) => ({ openId: id })),
    takeDeed: assign((_, { deed }: { deed: TokenDeed }) => ({ deed })),
    /** The token that was made although its answer was lost is the one that is open. */
    openMade: assign(({ context }, { tokens }: TokensPage) => ({
      openId: madeOf(context.tokens, tokens, context.draft)?.id ?? null,
      deed: null,
    })),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
    sayDeleted: effectNotProvided("sayDeleted"),
  },
  guards: {
    isAccepted,
    hasTokens: ({ context }) => context.tokens.length > 0,
    mayCreate: ({ context }) => createReasons(context.tokens, context.hasApi).length === 0,
    isWhole: ({ context }) => problemsOf(context.draft).length === 0,
    isKnown: ({ context }, { id }: { id: string }) =>
      context.tokens.some((token) => token.id === id),
    isCopied: (_, copied: boolean) => copied,
    isMade: ({ context }, found: Outcome<TokensPage>) =>
      found.ok && madeOf(context.tokens, found.value.tokens, context.draft) !== undefined,
    /** Gone because it was to go, or by another hand meanwhile. */
    isDeleted: ({ context }, found: Outcome<TokensPage>) =>
      found.ok && context.deed === "delete" && nowOf(found, context.openId) === undefined,
    isGone: ({ context }, found: Outcome<TokensPage>) =>
      found.ok && nowOf(found, context.openId) === undefined,
    isReplaced: ({ context }, found: Outcome<TokensPage>) =>
      found.ok &&
      context.deed === "regenerate" &&
      nowOf(found, context.openId)?.last4 !== openOf(context)?.last4,
    isSwitched: ({ context }, found: Outcome<TokensPage>) =>
      found.ok &&
      context.deed === "toggle" &&
      nowOf(found, context.openId)?.active !== openOf(context)?.active,
    wasToggle: ({ context }, found: Outcome<TokensPage>) => found.ok && context.deed === "toggle",
    wasRegenerate: ({ context }, found: Outcome<TokensPage>) =>
      found.ok && context.deed === "regenerate",
  },
  delays: {
    loadTimeout: 15_000,
    changeTimeout: timeoutFor("/api/tokens"),
    copiedDelay: 3_000,
  },
});

/** An accepted answer is taken by this action. */
export const taken = <Target extends string, Action extends string>(target: Target, type: Action) =>
  ({ guard: ifAccepted, target, actions: { type, params: acceptedValue } }) as const;
