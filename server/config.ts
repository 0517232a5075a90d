import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import { isEmail, normaliseEmail } from "#wire/common.ts";
import { PRODUCT } from "#wire/product.ts";
import { perTool, TOOLS } from "#wire/tools/tools.ts";
import type { EngineName, Feature } from "#wire/values.ts";
import { GROUPS, LATER, OVERRIDES, Variables } from "./config-variables.ts";
import type { PaymentGateway } from "./payments/gateway.ts";
import { GATEWAY_KINDS, openGateways } from "./payments/gateways.ts";
import type { FirebaseConfig, GoogleConfig } from "./security/google-sign-in.ts";
import { hostName, isLocalName } from "./security/local-caller.ts";

/** A configuration that cannot be used; the message is one sentence for the person who starts it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const ENGINE_KEYS: Partial<Record<EngineName, keyof Variables>> = {
  fal: "FAL_KEY",
  comfyui: "COMFYUI_URL",
  replicate: "REPLICATE_API_TOKEN",
  gemini: "GEMINI_API_KEY",
};

export interface Config {
  host: string;
  port: number;
  /** Address people open, without a trailing slash; null means http://host:port. */
  publicUrl: string | null;
  publicApiBase: string | null;
  dataDir: string;
  /** Downloaded engine data, shared by processes. */
  cacheDir: string;
  databaseUrl: string | null;
  sessionSecret: string | null;
  /** Goes on with another secret than the database was sealed with, giving up what that sealed. */
  acceptNewSecret: boolean;
  adminAddresses: readonly [string, string];
  role: "all" | "api" | "worker";
  workers: number;
  trustProxyHops: number;
  logLevel: string;
  environment: string;
  production: boolean;
  devPages: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  /** Lets other than loopback callers read /metrics. */
  metricsToken: string | null;
  engines: Record<Feature, EngineName>;
  firebase: FirebaseConfig | null;
  google: GoogleConfig | null;
  /** The gateways that are switched on; none leaves the sandbox. */
  payments: readonly PaymentGateway[];
  /** Variables that are set and that this release does not act on; said at the start. */
  withoutEffect: readonly string[];
}

/**
 * Reads the whole configuration from environment variables, once, in main.ts.
 * Empty values count as absent. Throws ConfigError with one sentence naming the variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ""),
  );
  const parsed = v.safeParse(Variables, given);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    const name = String(issue.path?.[0]?.key ?? "A variable");
    throw new ConfigError(`${name} cannot be used: ${issue.message}.`);
  }
  const env = parsed.output;
  for (const group of GROUPS) requireWhole(env, group);
  const production = env.NODE_ENV === "production";
  const payments = openGateways(env);
  if (production && !env.DEV_TOOLS) {
    requireProduction(given, payments);
    requirePlace(env.PUBLIC_URL);
  }
  const engines: Record<Feature, EngineName> = perTool(
    (feature) => env[TOOLS[feature].engineVariable],
  );
  for (const name of Object.values(engines)) {
    const key = ENGINE_KEYS[name];
    if (key && !env[key])
      throw new ConfigError(`The engine ${name} is chosen but ${key} is not set.`);
  }
  const dataDir = path.resolve(root, env.DATA_DIR);
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    publicApiBase: env.PUBLIC_API_BASE?.replace(/\/+$/, "") ?? null,
    dataDir,
    cacheDir: env.MAU_CACHE ? path.resolve(root, env.MAU_CACHE) : path.join(root, ".cache"),
    databaseUrl: env.DATABASE_URL ?? null,
    sessionSecret: env.SESSION_SECRET ?? null,
    acceptNewSecret: env.ACCEPT_NEW_SECRET === true,
    adminAddresses: adminPair(env.ADMIN_ADDRESSES),
    role: env.ROLE,
    workers: env.WORKERS ?? (os.availableParallelism() < 4 ? 1 : 2),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
    environment: env.NODE_ENV,
    production,
    devPages: !production || env.DEV_TOOLS === true,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `${PRODUCT} <no-reply@mau.local>`,
    metricsToken: env.METRICS_TOKEN ?? null,
    engines,
    firebase: firebaseOf(env),
    google: googleOf(env),
    payments,
    withoutEffect: [
      ...Object.keys(given).filter((name) => LATER.test(name)),
      ...Object.entries(engines).flatMap(([feature, engine]) =>
        engine === "local" ? [] : [`ENGINE_${feature.toUpperCase()}`],
      ),
    ],
  };
}

function firebaseOf(env: Variables): FirebaseConfig | null {
  const [projectId, apiKey] = [env.FIREBASE_PROJECT_ID, env.FIREBASE_API_KEY];
  const authDomain = env.FIREBASE_AUTH_DOMAIN;
  if (!projectId || !apiKey || !authDomain) return null;
  return { projectId, apiKey, authDomain, jwksUrl: env.FIREBASE_JWKS_URL };
}
function googleOf(env: Variables): GoogleConfig | null {
  const [clientId, clientSecret] = [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET];
  if (!clientId || !clientSecret) return null;
  return { clientId, clientSecret, issuer: env.GOOGLE_ISSUER.replace(/\/+$/, "") };
}

function requireWhole(env: Variables, group: readonly (keyof Variables)[]) {
  const missing = group.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === group.length) return;
  const present = group.filter((name) => env[name] !== undefined);
  throw new ConfigError(
    `${present.join(", ")} is set without ${missing.join(", ")}: set them together or not at all.`,
  );
}

/**
 * What to say at the start of a server that people may reach while the developer's pages are on;
 * null where only this machine does, or in production.
 */
export function publicDevPages({ devPages, host, publicUrl, role }: Config): string | null {
  const reach = [
    ...(publicUrl && !isLocalName(hostName(publicUrl)) ? ["PUBLIC_URL"] : []),
    ...(isLocalName(hostName(host)) ? [] : ["HOST"]),
  ];
  if (!devPages || role === "worker" || reach.length === 0) return null;
  const who = reach.length > 1 ? `${reach.join(" and ")} let` : `${reach[0]} lets`;
  return `${who} others reach this server while the developer's pages and its mailbox are on, for callers on this machine: a proxy here that says neither who calls nor by what name looks like one, so set NODE_ENV=production (without DEV_TOOLS) before anybody else uses it.`;
}

/** Mails and gateways lead people there: an address of this machine would lead them to their own. */
function requirePlace(publicUrl: string | undefined) {
  if (publicUrl === undefined) return;
  const { pathname, hostname } = new URL(publicUrl);
  if (pathname !== "/") {
    throw new ConfigError("PUBLIC_URL takes no path: the studio is served at the top of its host.");
  }
  const name = hostName(hostname);
  if (isLocalName(name) || /^(0\.0\.0\.0|::)$/.test(name)) {
    throw new ConfigError("PUBLIC_URL names this machine alone, which production refuses.");
  }
}

function requireProduction(
  env: Record<string, string | undefined>,
  payments: readonly PaymentGateway[],
) {
  if (!env.SMTP_URL) {
    throw new ConfigError("SMTP_URL is needed in production, or mail would reach nobody.");
  }
  const override = OVERRIDES.find((name) => env[name] !== undefined);
  if (override) {
    throw new ConfigError(`${override} points at a stand-in, which production refuses.`);
  }
  if (!env.PUBLIC_URL) {
    throw new ConfigError(
      "PUBLIC_URL is needed in production, or mails and payments would lead people to this machine's own address.",
    );
  }
  if (payments.length === 0) {
    const names = GATEWAY_KINDS.map(({ id }) => `${id.toUpperCase()}_*`);
    const choice = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
    throw new ConfigError(
      `A payment gateway (${choice}) is needed in production: the sandbox gives credits away.`,
    );
  }
}

function adminPair(value: string): readonly [string, string] {
  const [first, second, ...more] = value.split(",").map(normaliseEmail);
  if (!first || !second || more.length > 0 || !isEmail(first) || !isEmail(second)) {
    throw new ConfigError("ADMIN_ADDRESSES takes two e-mail addresses with a comma between them.");
  }
  return [first, second];
}
