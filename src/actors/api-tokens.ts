import { fromPromise } from "xstate";
import { rateOf, type TokenDraft } from "#machines/api-tokens/api-tokens.rules.ts";
import type { IssuedToken, TokensPage } from "#machines/api-tokens/api-tokens.setup.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Token } from "#wire/tokens.ts";

/** All tokens with their figures. */
export const loadTokens = ({ api }: Services) =>
  fromPromise<Outcome<TokensPage>, void>(async ({ signal }) => {
    const [list, stats] = await Promise.all([
      api.call("GET", "/api/tokens", { signal }),
      api.call("GET", "/api/tokens/stats", { signal }),
    ]);
    if (!list.ok) return list;
    if (!stats.ok) return stats;
    return accepted({ tokens: list.value.items, stats: stats.value });
  });

const issued = (
  answer: Outcome<{ token: Token; value?: string | undefined }>,
): Outcome<IssuedToken> => {
  if (!answer.ok) return answer;
  const { token, value } = answer.value;
  return value === undefined ? refused("internal") : accepted({ token, value });
};

export const createToken = ({ api }: Services) =>
  fromPromise<Outcome<IssuedToken>, TokenDraft>(async ({ input, signal }) =>
    issued(
      await api.call("POST", "/api/tokens", {
        body: {
          name: input.name.trim(),
          services: [...input.services],
          rate_limit_per_minute: rateOf(input.rate) ?? 0,
        },
        signal,
      }),
    ),
  );

/** The old value ends at once. */
export const regenerateToken = ({ api }: Services) =>
  fromPromise<Outcome<IssuedToken>, { id: string }>(async ({ input, signal }) =>
    issued(
      await api.call("POST", "/api/tokens/:id/regenerate", { params: { id: input.id }, signal }),
    ),
  );

export const patchToken = ({ api }: Services) =>
  fromPromise<Outcome<Token>, { id: string; active: boolean }>(async ({ input, signal }) => {
    const answer = await api.call("PATCH", "/api/tokens/:id", {
      params: { id: input.id },
      body: { active: input.active },
      signal,
    });
    return answer.ok ? accepted(answer.value.token) : answer;
  });

export const deleteToken = ({ api }: Services) =>
  fromPromise<Outcome<null>, { id: string }>(({ input, signal }) =>
    api.call("DELETE", "/api/tokens/:id", { params: { id: input.id }, signal }),
  );
