import type { Token, TokenStats } from "#wire/tokens.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type {
  ApiTokensEvent,
  ApiTokensInput,
  IssuedToken,
  TokensPage,
} from "./api-tokens.setup.ts";

export const tokenFixture: Token = {
  id: "tok_shop",
  name: "Website bán hàng",
  services: ["virtual_try_on", "image_editing"],
  rate_limit_per_minute: 60,
  active: true,
  last4: "k3Zp",
  last_used_at: "2026-11-27T02:40:00.000Z",
  created_at: "2026-11-01T02:40:00.000Z",
};
export const idleTokenFixture: Token = {
  ...tokenFixture,
  id: "tok_idle",
  name: "Máy ở kho",
  active: false,
  last4: "9aBc",
  last_used_at: null,
};
export const statsFixture: TokenStats = {
  total: 2,
  active: 1,
  requests_today: 12,
  requests_30d: 340,
  by_service: {
    virtual_try_on: 300,
    body_generator: 0,
    hairstyle_changer: 0,
    image_to_video: 0,
    image_editing: 40,
  },
};
export const issuedFixture: IssuedToken = {
  token: { ...tokenFixture, id: "tok_new", name: "Khoá mới", last4: "W0rd" },
  value: "mau_0123456789abcdefghijklmnopqrstuvW0rd",
};

/** Lists as they stand after a change whose answer never came. */
export const changedPage: TokensPage = {
  tokens: [{ ...tokenFixture, last4: "0aNe", active: false }, idleTokenFixture],
  stats: statsFixture,
};
export const madePage: TokensPage = {
  tokens: [issuedFixture.token, tokenFixture, idleTokenFixture],
  stats: statsFixture,
};

export const apiTokensInputs = {
  paid: { hasApi: true },
  free: { hasApi: false },
} satisfies Record<string, ApiTokensInput>;

export const apiTokensEvents = {
  "tokens.retry": [{ type: "tokens.retry" }],
  "token.new": [{ type: "token.new" }],
  "draft.change": [
    { type: "draft.change", change: { name: "Khoá mới", services: ["virtual_try_on"] } },
    { type: "draft.change", change: { rate: "0" } },
  ],
  "create.submit": [{ type: "create.submit" }],
  "create.cancel": [{ type: "create.cancel" }],
  "value.copy": [{ type: "value.copy" }],
  "value.saved": [{ type: "value.saved" }],
  "token.open": [{ type: "token.open", id: "tok_shop" }],
  "details.close": [{ type: "details.close" }],
  "token.toggle": [{ type: "token.toggle" }],
  "token.regenerate": [{ type: "token.regenerate" }],
  "token.delete": [{ type: "token.delete" }],
  "change.confirm": [{ type: "change.confirm" }],
  "change.keep": [{ type: "change.keep" }],
  "change.check": [{ type: "change.check" }],
} satisfies EventFixtures<ApiTokensEvent>;

export const apiTokensOutcomes = {
  loadTokens: [
    accepted({ tokens: [tokenFixture, idleTokenFixture], stats: statsFixture }),
    accepted({ tokens: [], stats: { ...statsFixture, total: 0, active: 0 } }),
    accepted(changedPage),
    accepted(madePage),
    refused("internal"),
  ],
  createToken: [accepted(issuedFixture), refused("plan_required")],
  patchToken: [accepted({ ...tokenFixture, active: false }), refused("internal")],
  regenerateToken: [accepted({ ...issuedFixture, token: tokenFixture }), refused("internal")],
  deleteToken: [accepted(null), refused("internal")],
  copyText: [true, false],
};
