import { ACCOUNT_ENDPOINTS } from "./endpoints/accounts.ts";
import { ADMIN_ENDPOINTS } from "./endpoints/admin.ts";
import { APP_ENDPOINTS } from "./endpoints/app.ts";
import { ASSET_ENDPOINTS } from "./endpoints/assets.ts";
import { BLOG_DESK_ENDPOINTS } from "./endpoints/blog-desk.ts";
import { DEV_ENDPOINTS } from "./endpoints/dev.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";
import { GENERATION_ENDPOINTS } from "./endpoints/generations.ts";
import { MONEY_ENDPOINTS } from "./endpoints/money.ts";
import { SITE_ENDPOINTS } from "./endpoints/site.ts";
import { TOKEN_ENDPOINTS } from "./endpoints/tokens.ts";

/** Every call of the product, by name. Client, server, OpenAPI document and tests read this. */
export const ENDPOINTS = {
  ...ACCOUNT_ENDPOINTS,
  ...APP_ENDPOINTS,
  ...GENERATION_ENDPOINTS,
  ...ASSET_ENDPOINTS,
  ...MONEY_ENDPOINTS,
  ...TOKEN_ENDPOINTS,
  ...SITE_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
  ...BLOG_DESK_ENDPOINTS,
  ...DEV_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;
