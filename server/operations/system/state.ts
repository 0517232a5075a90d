import { sql } from "drizzle-orm";
import type { Database } from "#server/db/pool.ts";
import type { Ctx, Deps } from "#server/deps.ts";
import { sha256 } from "#server/security/keys.ts";
import type { AppConfig, Health } from "#wire/config.ts";
import { LIMITS } from "#wire/limits.ts";
import { FEATURES, LANGUAGES, UPLOAD_MIME_TYPES } from "#wire/values.ts";

export const VERSION = "0.1.0";
const PROBE_MS = 1000;
const probes = new WeakMap<Database, { at: number; answer: Promise<boolean> }>();

/** One question to the database a second at most, answered within a second or counted as down. */
function databaseAnswers(deps: Deps): Promise<boolean> {
  const last = probes.get(deps.db);
  if (last && Date.now() - last.at < PROBE_MS) return last.answer;
  const asked = deps.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PROBE_MS).unref();
  });
  const answer = Promise.race([asked, late]);
  probes.set(deps.db, { at: Date.now(), answer });
  return answer;
}

export async function health(ctx: Ctx): Promise<Health> {
  const database = (await databaseAnswers(ctx)) ? "ok" : "down";
  const queue = ctx.queue.healthy() ? "ok" : "down";
  const hasRoom = (await ctx.store.freeBytes()) >= LIMITS.diskReserveBytes;
  const storage = hasRoom ? "ok" : "full";
  const engines = FEATURES.map((feature) => [
    feature,
    { engine: ctx.engines.of(feature)?.engine ?? "local", ready: ctx.engines.ready(feature) },
  ]);
  return {
    status: database === "ok" && queue === "ok" && storage === "ok" ? "ok" : "degraded",
    version: VERSION,
    database,
    queue,
    storage,
    engines: Object.fromEntries(engines),
  };
}

/** What the app must know before anyone signs in. Addresses of administrators leave as hashes. */
export async function appConfig(ctx: Ctx): Promise<AppConfig> {
  const features = FEATURES.map((feature) => {
    const engine = ctx.engines.of(feature);
    const known = engine ?? { engine: "local" as const, model: "", preview: true, settings: {} };
    return [feature, { ...known, ready: ctx.engines.ready(feature) }];
  });
  const { firebase, google } = ctx.config;
  return {
    languages: [...LANGUAGES],
    upload: {
      max_bytes: LIMITS.uploadBytes,
      max_pixels: LIMITS.imagePixels,
      mime: [...UPLOAD_MIME_TYPES],
    },
    google: google && { client_id: google.clientId },
    firebase: firebase && {
      projectId: firebase.projectId,
      apiKey: firebase.apiKey,
      authDomain: firebase.authDomain,
    },
    admin_hashes: ctx.config.adminAddresses.map(sha256),
    gateways: ctx.gateways.ids(),
    features: Object.fromEntries(features),
    dev_tools: ctx.config.devPages && ctx.isLocal,
  };
}
