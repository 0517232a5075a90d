import * as v from "valibot";
import { TOOLS } from "#wire/tools/tools.ts";
import { ENGINE_NAMES, type Feature } from "#wire/values.ts";
import { GATEWAY_KINDS, GATEWAY_VARIABLES } from "./payments/gateways.ts";
import { address, filled, flag, whole } from "./variable-forms.ts";

const engineOf = v.optional(v.picklist(ENGINE_NAMES), "local");
/** The variable that chooses each tool's engine, as the tool names it. */
const ENGINE_VARIABLES = Object.fromEntries(
  Object.values(TOOLS).map(({ engineVariable }) => [engineVariable, engineOf]),
) as Record<(typeof TOOLS)[Feature]["engineVariable"], typeof engineOf>;

/** Every variable that is read, with its default and its form. */
export const Variables = v.object({
  HOST: v.optional(v.string(), "127.0.0.1"),
  PORT: v.optional(whole(0, 65_535), "4300"),
  PUBLIC_URL: v.optional(address),
  PUBLIC_API_BASE: v.optional(address),
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  ADMIN_ADDRESSES: v.optional(v.string(), "admin@mau.local,owner@mau.local"),
  ROLE: v.optional(v.picklist(["all", "api", "worker"]), "all"),
  WORKERS: v.optional(whole(1, 64)),
  TRUST_PROXY_HOPS: v.optional(whole(0, 10), "0"),
  LOG_LEVEL: v.optional(
    v.picklist(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    "info",
  ),
  DEV_TOOLS: v.optional(flag),
  ACCEPT_NEW_SECRET: v.optional(flag),
  NODE_ENV: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (name) => name === "production" || !/^prod/i.test(name),
        "for production it is spelled production",
      ),
    ),
    "local",
  ),
  MAU_CACHE: filled,
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  CHROMIUM_PATH: filled,
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  MAIL_FROM: filled,
  S3_ENDPOINT: v.optional(address),
  S3_REGION: filled,
  S3_BUCKET: filled,
  S3_ACCESS_KEY_ID: filled,
  S3_SECRET_ACCESS_KEY: filled,
  ...ENGINE_VARIABLES,
  FAL_KEY: filled,
  FAL_BASE: v.optional(address),
  COMFYUI_URL: v.optional(address),
  REPLICATE_API_TOKEN: filled,
  REPLICATE_BASE: v.optional(address),
  GEMINI_API_KEY: filled,
  GEMINI_BASE: v.optional(address),
  ...GATEWAY_VARIABLES,
  FIREBASE_PROJECT_ID: filled,
  FIREBASE_API_KEY: filled,
  FIREBASE_AUTH_DOMAIN: filled,
  FIREBASE_JWKS_URL: v.optional(
    address,
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
  FIREBASE_AUTH_EMULATOR_HOST: filled,
  GOOGLE_CLIENT_ID: filled,
  GOOGLE_CLIENT_SECRET: filled,
  GOOGLE_ISSUER: v.optional(address, "https://accounts.google.com"),
});
export type Variables = v.InferOutput<typeof Variables>;

/** Groups that are set whole or not at all. */
export const GROUPS: readonly (readonly (keyof Variables)[])[] = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ...GATEWAY_KINDS.map(({ switches }) => switches),
  ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
];
/**
 * Known, checked, and not acted on: object storage comes later, and unsigned tokens of an emulator
 * are never taken.
 */
export const LATER = /^S3_|^FIREBASE_AUTH_EMULATOR_HOST$/;
/** What may point at a stand-in while developing and never in production. */
export const OVERRIDES: readonly (keyof Variables)[] = [
  "FAL_BASE",
  "REPLICATE_BASE",
  "GEMINI_BASE",
  ...GATEWAY_KINDS.flatMap(({ overrides }) => overrides),
  "FIREBASE_JWKS_URL",
  "FIREBASE_AUTH_EMULATOR_HOST",
  "GOOGLE_ISSUER",
];
