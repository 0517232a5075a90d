import { LIMITS } from "#wire/limits.ts";
import type { Token } from "#wire/tokens.ts";
import type { Feature } from "#wire/values.ts";

/** What a new token is to be; the rate as typed, for a field holds text. */
export interface TokenDraft {
  name: string;
  services: readonly Feature[];
  rate: string;
}
export const emptyDraft: TokenDraft = { name: "", services: [], rate: "60" };

export type TokenProblem = "name_missing" | "services_missing" | "rate_range";
/** Why one can't be created at all; the words are the view's. */
export type CreateReason = "plan_without_api" | "too_many";

export function rateOf(typed: string): number | null {
  const text = typed.trim();
  const rate = Number(text);
  const isWhole = /^\d+$/.test(text);
  return isWhole && rate >= LIMITS.tokenRateMin && rate <= LIMITS.tokenRateMax ? rate : null;
}
export const problemsOf = ({ name, services, rate }: TokenDraft): TokenProblem[] => [
  ...(name.trim() === "" ? (["name_missing"] as const) : []),
  ...(services.length === 0 ? (["services_missing"] as const) : []),
  ...(rateOf(rate) === null ? (["rate_range"] as const) : []),
];
export const createReasons = (tokens: readonly Token[], hasApi: boolean): CreateReason[] => [
  ...(hasApi ? [] : (["plan_without_api"] as const)),
  ...(tokens.length >= LIMITS.tokensPerUser ? (["too_many"] as const) : []),
];

/** The list with one token as it is now, in its place or in front. */
export const withToken = (tokens: readonly Token[], token: Token): readonly Token[] =>
  tokens.some(({ id }) => id === token.id)
    ? tokens.map((known) => (known.id === token.id ? token : known))
    : [token, ...tokens];

/** The token of a draft that stands in the server's list and did not before: made, its answer lost. */
export const madeOf = (
  before: readonly Token[],
  now: readonly Token[],
  { name }: TokenDraft,
): Token | undefined =>
  now.find(
    (token) =>
      token.name === name.normalize("NFC").trim() && !before.some(({ id }) => id === token.id),
  );
