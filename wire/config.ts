import * as v from "valibot";
import { Asset } from "./assets.ts";
import { BilingualText, Id, Instant } from "./common.ts";
import { Generation } from "./generations.ts";
import { SHOP_ZONE } from "./shop-time.ts";
import { ENGINE_NAMES, FEATURES, GATEWAYS, LANGUAGES, PLAN_IDS } from "./values.ts";

export const FeatureConfig = v.object({
  engine: v.picklist(ENGINE_NAMES),
  model: v.string(),
  preview: v.boolean(),
  ready: v.boolean(),
  settings: v.record(v.string(), v.object({ used: v.boolean(), reason: v.optional(v.string()) })),
});
/** What the app must know before anyone signs in. */
export const AppConfig = v.object({
  languages: v.array(v.picklist(LANGUAGES)),
  upload: v.object({ max_bytes: v.number(), max_pixels: v.number(), mime: v.array(v.string()) }),
  google: v.nullable(v.object({ client_id: v.string() })),
  firebase: v.nullable(
    v.object({ projectId: v.string(), apiKey: v.string(), authDomain: v.string() }),
  ),
  admin_hashes: v.array(v.string()),
  gateways: v.array(v.picklist(GATEWAYS)),
  features: v.record(v.picklist(FEATURES), FeatureConfig),
  dev_tools: v.boolean(),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;

const EngineHealth = v.object({ engine: v.picklist(ENGINE_NAMES), ready: v.boolean() });
export const Health = v.object({
  status: v.picklist(["ok", "degraded"]),
  version: v.string(),
  database: v.picklist(["ok", "down"]),
  queue: v.picklist(["ok", "down"]),
  /** Whether there is room for files. */
  storage: v.picklist(["ok", "full"]),
  engines: v.record(v.picklist(FEATURES), EngineHealth),
});
export type Health = v.InferOutput<typeof Health>;

export const DashboardQuery = v.object({
  feature: v.optional(v.picklist(FEATURES)),
  tz: v.optional(v.pipe(v.string(), v.maxLength(64)), SHOP_ZONE),
});
export const Dashboard = v.object({
  credits: v.object({ used_month: v.number(), used_total: v.number(), remaining: v.number() }),
  plan: v.object({
    id: v.picklist(PLAN_IDS),
    name: BilingualText,
    period_end: v.nullable(Instant),
  }),
  latest: v.nullable(Generation),
  recent: v.array(Generation),
  body_models: v.array(Generation),
  banner: v.nullable(v.object({ kind: v.string() })),
});
export type Dashboard = v.InferOutput<typeof Dashboard>;

export const Preferences = v.object({
  tutorials_seen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(50)),
  sidebar: v.picklist(["open", "closed"]),
  banner_dismissed: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(50)),
});

export const DevMail = v.object({
  id: Id,
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  code: v.nullable(v.string()),
  link: v.nullable(v.string()),
  created_at: Instant,
  /** Where mails of this kind are ended, as its head says. */
  leave: v.optional(v.string()),
});
export const DevMailQuery = v.object({ to: v.optional(v.string()) });
export const DevMailList = v.object({ items: v.array(DevMail) });

/** Data of a stream event, by its name. A deleted asset arrives as {id, deleted: true}. */
export const DeletedAsset = v.object({ id: Id, deleted: v.literal(true) });
export const StreamAsset = v.union([DeletedAsset, Asset]);
