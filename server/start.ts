import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import type { EngineData } from "#engine/data/pins.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { ownEmbedded, sharedEmbedded } from "./db/embedded.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { type ConnectionSettings, openDatabase } from "./db/pool.ts";
import type { Deps } from "./deps.ts";
import { jobHooks } from "./domain/generations/job-hooks.ts";
import { releaseWaiting } from "./domain/generations/recover.ts";
import { readingHooks } from "./domain/readings/keep.ts";
import type { Engines } from "./engines/served.ts";
import { EventHub } from "./events/event-hub.ts";
import { selfTest } from "./files/picture-gate.ts";
import { Samples } from "./files/samples.ts";
import { FileStore } from "./files/store.ts";
import { closeServer, openPort } from "./http/open-port.ts";
import { Dispatcher } from "./jobs/dispatcher.ts";
import { ForkRunner } from "./jobs/fork-runner.ts";
import { BossQueue } from "./jobs/queue.ts";
import { ReadingDispatcher } from "./jobs/reading-dispatcher.ts";
import { Outbox, smtpTransport, terminalTransport } from "./mail/outbox.ts";
import { makeAdministrators } from "./operations/system/administrators.ts";
import { requireSecret } from "./operations/system/secret.ts";
import { seedPosts } from "./operations/system/seed-posts.ts";
import { Gateways } from "./payments/gateways.ts";
import { SandboxGateway } from "./payments/sandbox.ts";
import { ROOT } from "./root.ts";
import { cleanUp } from "./scheduled/housekeeping.ts";
import { pollOrders } from "./scheduled/orders.ts";
import { settlePlans } from "./scheduled/plans.ts";
import { deliverWebhooks } from "./scheduled/webhooks.ts";
import { FirebaseTokens, GoogleCodes } from "./security/google-sign-in.ts";
import { keysFrom, sessionSecret } from "./security/keys.ts";
import { createPasswords } from "./security/passwords.ts";
import { SessionCache } from "./security/session-cache.ts";

/** What differs between the product and a test of the whole process. */
export interface Parts {
  engines: Engines;
  /** Module of a forked worker, and what it is passed. */
  workerEntry: string;
  workerArguments: string[];
  /** Folder of the migrations, when they are not this product's own. */
  migrations?: string;
  /** Brings the engine's data, telling of each set that is in; resolves when all are. */
  provideData: (
    signal: AbortSignal,
    say: (line: string) => void,
    arrived: (data: EngineData) => Promise<void>,
  ) => Promise<void>;
}
export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

const HOUSEKEEPING_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

/**
 * Starts the server: takes the port first (a busy one ends the start before anything is touched),
 * then database, queue, jobs. Everything that was started is ended by `stop`, in reverse.
 */
export async function start(config: Config, log: Logger, parts: Parts): Promise<RunningServer> {
  const undo: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const end of undo.splice(0).reverse()) {
      await Promise.resolve(end()).catch((error) => log.warn({ err: error }, "while stopping"));
    }
  };
  try {
    return await startParts(config, log, parts, undo, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  log: Logger,
  parts: Parts,
  undo: (() => Promise<unknown> | unknown)[],
  stop: () => Promise<void>,
): Promise<RunningServer> {
  const root = process.getuid?.() === 0;
  mkdirSync(config.dataDir, { recursive: true, mode: root ? 0o711 : 0o700 });
  const web = config.role === "worker" ? null : await openPort(config, log);
  if (web) undo.push(() => closeServer(web.server));
  const settings = await openStorage(config, undo);
  const say = (line: string) => log.warn(line);
  await migrateDatabase(settings, { ...(parts.migrations && { folder: parts.migrations }), say });
  let ending = false;
  const { pool, db } = openDatabase(settings, {
    onError: (error) => {
      if (!ending) log.warn({ err: error }, "database connection");
    },
  });
  undo.push(() => {
    ending = true;
    return pool.end();
  });
  const queue = new BossQueue(settings, log);
  const hub = new EventHub(settings, log);
  const store = new FileStore(config.dataDir);
  // Alone with its data folder, nothing in there can belong to anybody still alive.
  if (config.databaseUrl === null && config.role === "all") await store.clearTemporary();
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : terminalTransport((text) => {
        if (!config.production) process.stderr.write(text);
      });
  const secret = sessionSecret(config.sessionSecret, config.dataDir);
  const keys = keysFrom(secret.text);
  const told = await requireSecret({ db, keys }, config.acceptNewSecret, secret.made).catch(
    (error) => {
      // A secret that fits nothing must not lie where the old one is to be put back.
      if (secret.made) rmSync(secret.made);
      throw error;
    },
  );
  for (const line of told) say(line);
  const url = config.publicUrl ?? localUrl(web?.url ?? `http://${config.host}:${config.port}`);
  const now = () => new Date();
  const gateways = new Gateways(
    config.payments,
    () =>
      new SandboxGateway({
        db,
        now,
        secret: keys.sandbox,
        pages: config.publicApiBase,
        shop: () => (web ? localUrl(web.url) : url),
        onLost: (error) => log.warn({ err: error }, "sandbox"),
      }),
  );
  undo.push(() => gateways.sandbox?.stop());
  const deps: Deps = {
    config,
    db,
    log,
    queue,
    hub,
    store,
    engines: parts.engines,
    firebase: config.firebase ? new FirebaseTokens(config.firebase) : null,
    google: config.google ? new GoogleCodes(config.google) : null,
    now,
    keys,
    gateways,
    passwords: createPasswords(),
    sessions: new SessionCache(),
    outbox: new Outbox(db, transport, log, keys.mails),
    samples: new Samples(path.join(ROOT, "samples"), config.dataDir),
    publicUrl: () => url,
  };
  await selfTest();
  await queue.start();
  undo.push(() => queue.stop());
  await hub.start();
  undo.push(() => hub.stop());
  for (const line of await makeAdministrators(deps)) process.stderr.write(`${line}\n`);
  if (config.role !== "worker") {
    await seedPosts(deps, path.join(ROOT, "content", "blog")).catch((error) =>
      log.warn({ err: error }, "the posts that come with the product"),
    );
    deps.outbox.start();
    undo.push(() => deps.outbox.stop());
    await queue.deliver(() => deliverWebhooks(deps));
  }
  if (config.role !== "api") await startJobs(deps, queue, parts, undo);
  bringData(deps, parts, undo);
  const housekeeping = setInterval(() => runHousekeeping(deps), HOUSEKEEPING_MS).unref();
  undo.push(() => clearInterval(housekeeping));
  runHousekeeping(deps);
  undo.push(() => queue.pause());
  const minutely = setInterval(() => runMinutely(deps), MINUTE_MS).unref();
  undo.push(() => clearInterval(minutely));
  runMinutely(deps);
  if (web) web.serve(getRequestListener(createApp(deps).fetch));
  return { url: web?.url ?? "", stop };
}

/** A server that listens everywhere is reached over loopback. */
const localUrl = (url: string): string => url.replace(/\/\/(0\.0\.0\.0|\[::\])/, "//127.0.0.1");

const runHousekeeping = (deps: Deps) =>
  void cleanUp(deps).catch((error) => deps.log.warn({ err: error }, "housekeeping"));

const runMinutely = (deps: Deps) => {
  void pollOrders(deps).catch((error) => deps.log.warn({ err: error }, "orders"));
  void deliverWebhooks(deps).catch((error) => deps.log.warn({ err: error }, "webhooks"));
  void settlePlans(deps).catch((error) => deps.log.warn({ err: error }, "plans"));
};

/** The built-in database in DATA_DIR, or the one of DATABASE_URL. */
async function openStorage(
  config: Config,
  undo: (() => Promise<unknown> | unknown)[],
): Promise<ConnectionSettings> {
  if (config.databaseUrl) return { url: config.databaseUrl };
  if (config.role === "worker") return sharedEmbedded(config.dataDir);
  const { settings, stop } = await ownEmbedded(config.dataDir);
  undo.push(stop);
  return settings;
}

async function startJobs(
  deps: Deps,
  queue: BossQueue,
  parts: Parts,
  undo: (() => Promise<unknown> | unknown)[],
) {
  const { config, log, store } = deps;
  const runner = new ForkRunner(parts.workerEntry, parts.workerArguments, log);
  const width = config.workers;
  const dispatcher = new Dispatcher({ runner, hooks: jobHooks(deps), store, log, width });
  dispatcher.start(deps.hub);
  undo.push(() => dispatcher.stop());
  await queue.work(width, () => dispatcher.ticket());
  const reader = new ReadingDispatcher({ runner, hooks: readingHooks(deps), log });
  reader.start();
  undo.push(() => reader.stop());
  await queue.read(() => reader.ticket());
  undo.push(() => queue.pause());
}

/** Fetches the engine's data behind the open page; retries until it is there. */
function bringData(deps: Deps, parts: Parts, undo: (() => Promise<unknown> | unknown)[]) {
  const stopped = new AbortController();
  undo.push(() => stopped.abort());
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const attempt = (wait: number) => {
    parts
      .provideData(stopped.signal, say, async (data) => {
        deps.engines.setDataReady(true, [data]);
        await releaseWaiting(deps);
      })
      .then(
        async () => {
          deps.engines.setDataReady(true);
          await releaseWaiting(deps);
        },
        (error: Error) => {
          if (stopped.signal.aborted) return;
          say(
            `The engine's data did not arrive (${error.message}); trying again in ${wait / 1000} s.`,
          );
          setTimeout(() => attempt(Math.min(wait * 2, 300_000)), wait).unref();
        },
      )
      .catch((error) => deps.log.warn({ err: error }, "waiting runs were not released"));
  };
  attempt(15_000);
}
