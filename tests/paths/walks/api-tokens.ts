import {
  apiTokensEvents,
  apiTokensInputs,
  apiTokensOutcomes,
} from "#machines/api-tokens/api-tokens.fixtures.ts";
import { apiTokensMachine } from "#machines/api-tokens/api-tokens.machine.ts";
import { problemsOf } from "#machines/api-tokens/api-tokens.rules.ts";
import type { ApiTokensContext } from "#machines/api-tokens/api-tokens.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "api-tokens",
  machine: apiTokensMachine,
  inputs: apiTokensInputs,
  events: apiTokensEvents,
  outcomes: apiTokensOutcomes,
  project: ({ tokens, draft, openId, deed, hasApi }: ApiTokensContext) => [
    Math.min(tokens.length, 2),
    tokens.find(({ id }) => id === "tok_shop")?.last4,
    tokens.find(({ id }) => id === "tok_shop")?.active,
    tokens.some(({ id }) => id === "tok_new"),
    problemsOf(draft).length === 0,
    [openId, deed],
    hasApi,
  ],
} satisfies Walk;
