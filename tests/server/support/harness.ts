import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import pg from "pg";
import pino, { type Logger } from "pino";
import sharp from "sharp";
import { inject } from "vitest";
import { createApp } from "#server/app.ts";
import { type Config, readConfig } from "#server/config.ts";
import { newId } from "#server/db/ids.ts";
import { openDatabase } from "#server/db/pool.ts";
import { sessions, users } from "#server/db/schema.ts";
import type { Deps, SignedCtx } from "#server/deps.ts";
import { grant, lockAccount } from "#server/domain/credits/ledger.ts";
import { jobHooks } from "#server/domain/generations/job-hooks.ts";
import { readingHooks } from "#server/domain/readings/keep.ts";
import { Engines } from "#server/engines/served.ts";
import { EventHub, READ } from "#server/events/event-hub.ts";
import { Samples } from "#server/files/samples.ts";
import { FileStore } from "#server/files/store.ts";
import { Dispatcher } from "#server/jobs/dispatcher.ts";
import { InProcessRunner } from "#server/jobs/in-process-runner.ts";
import type { Runner } from "#server/jobs/job.ts";
import { ReadingDispatcher } from "#server/jobs/reading-dispatcher.ts";
import { Outbox, type Transport } from "#server/mail/outbox.ts";
import { Gateways } from "#server/payments/gateways.ts";
import { SandboxGateway } from "#server/payments/sandbox.ts";
import { signAccessToken } from "#server/security/access-tokens.ts";
import type { Caller } from "#server/security/caller.ts";
import { FirebaseTokens, GoogleCodes } from "#server/security/google-sign-in.ts";
import { keysFrom } from "#server/security/keys.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { SessionCache } from "#server/security/session-cache.ts";
import type { Language } from "#wire/values.ts";
import { atEnd } from "./cleanup.ts";
import { createTestEngine, TEST_FEATURES } from "./test-engine.ts";

export interface TestServer {
  deps: Deps;
  url: string;
  dataDir: string;
  database: string;
  /** Moves the server's clock by so many ms. */
  pass(ms: number): void;
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** A confirmed account with a session, by way of the database: quick. */
  person(options?: { credits?: number; plan?: Caller["plan"] }): Promise<Person>;
  /** A new session for a person after the clock was moved past the old one's end. */
  again(person: Person): Promise<Person>;
  ctx(person: Person): SignedCtx;
  upload(person: Person, file: Buffer, name?: string, usage?: string): Promise<Answer>;
  dispatcher: Dispatcher;
  reader: ReadingDispatcher;
  query<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>;
}
export interface CallOptions {
  as?: Person;
  language?: Language;
  headers?: Record<string, string>;
}
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any;
  headers: Headers;
}
export interface Person {
  id: string;
  email: string;
  token: string;
  sessionId: string;
}

let counter = 0;

/** A whole server on a database of its own; everything ends with the test file. */
export async function startTestServer(
  options: {
    env?: Record<string, string>;
    runner?: Runner;
    dataReady?: boolean;
    samples?: string;
    /** Where mail goes; else it stays in the local mailbox. */
    transport?: Transport;
    log?: Logger;
    /** A second server on the database of another, as a second process would be. */
    beside?: TestServer;
  } = {},
): Promise<TestServer> {
  const { host, user } = inject("postgres");
  const database = options.beside?.database ?? (await makeDatabase(host, user));
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "mau-data-"));
  const settings = { host, user, database };
  const { pool, db } = openDatabase(settings, { max: 12 });
  const log = options.log ?? pino({ level: process.env.TEST_LOG ?? "silent" });
  const config: Config = readConfig({ DATA_DIR: dataDir, ...options.env }, dataDir);
  const hub = new EventHub(settings, log);
  await hub.start();
  const store = new FileStore(dataDir);
  let shift = 0;
  let url = "";
  const now = () => new Date(Date.now() + shift);
  const keys = keysFrom("a secret that only tests have, long enough");
  const engines = new Engines(TEST_FEATURES, options.dataReady ?? true);
  const deps: Deps = {
    config,
    db,
    log,
    hub,
    store,
    engines,
    firebase: config.firebase ? new FirebaseTokens(config.firebase) : null,
    google: config.google ? new GoogleCodes(config.google) : null,
    now,
    keys,
    passwords: createPasswords(),
    sessions: new SessionCache(),
    outbox: new Outbox(
      db,
      options.transport ?? { local: true, send: async () => undefined },
      log,
      keys.mails,
    ),
    samples: new Samples(options.samples ?? path.join(dataDir, "samples"), dataDir),
    // Tickets of the real queue come after the commit; here the announcement, which does too, stands in.
    gateways: new Gateways(
      config.payments,
      () =>
        new SandboxGateway({
          db,
          now,
          secret: keys.sandbox,
          onLost: () => undefined,
          pages: config.publicApiBase,
          shop: () => url,
        }),
    ),
    queue: {
      send: async () => undefined,
      sendDelivery: async () => undefined,
      sendReading: async (tx) => {
        await tx.execute(sql`select pg_notify(${READ}, 'ticket')`);
      },
      healthy: () => true,
    },
    publicUrl: () => "http://localhost:4300",
  };
  const runner = options.runner ?? new InProcessRunner(createTestEngine());
  const dispatcher = new Dispatcher({ runner, hooks: jobHooks(deps), store, log, width: 2 });
  const reader = new ReadingDispatcher({ runner, hooks: readingHooks(deps), log });
  reader.start();
  hub.listenRead(() => reader.pump());
  hub.listenAll((event) => {
    if (event?.type === "generation") dispatcher.pump();
  });
  const app = createApp(deps, path.join(dataDir, "client"));
  const server = http.createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(async () => {
    await dispatcher.stop();
    await reader.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await hub.stop();
    await pool.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const call: TestServer["call"] = async (method, at, body, { as, language, headers } = {}) => {
    const response = await fetch(url + at, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        "accept-language": language ?? "en",
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return answerOf(response);
  };
  const again = async ({ id, email }: Pick<Person, "id" | "email">): Promise<Person> => {
    const sessionId = newId("ses_");
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    // People made here have no password: their sessions are of Google.
    const begun = { method: "google" as const, createdAt: now };
    await db
      .insert(sessions)
      .values({ id: sessionId, userId: id, userAgent: "test", expiresAt, ...begun });
    const token = await signAccessToken(deps.keys.jwt, { userId: id, sessionId, email }, now);
    return { id, email, token, sessionId };
  };
  const person: TestServer["person"] = async ({ credits = 5, plan = "free_trial" } = {}) => {
    const id = newId("usr_");
    const email = `${id.toLowerCase()}@mau.test`;
    const now = deps.now();
    await db.insert(users).values({
      id,
      email,
      plan,
      name: "Người thử",
      nameFolded: "nguoi thu",
      verifiedAt: now,
      createdAt: now,
    });
    if (credits > 0) {
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        await grant(tx, account, { credits, source: "trial", cause: `test:${id}` }, now);
      });
    }
    return again({ id, email });
  };
  const upload: TestServer["upload"] = async (as, file, name = "ảnh.png", usage = "image") => {
    const form = new FormData();
    form.set("usage", usage);
    form.set("file", new File([new Uint8Array(file)], name));
    const headers = { authorization: `Bearer ${as.token}`, "accept-language": "en" };
    return answerOf(await fetch(`${url}/api/assets`, { method: "POST", headers, body: form }));
  };
  const ctx: TestServer["ctx"] = (as) => ({
    ...deps,
    language: "en",
    address: "127.0.0.1",
    isLocal: true,
    counted: null,
    userAgent: "test",
    device: { token: null, keep: () => undefined },
    caller: {
      userId: as.id,
      sessionId: as.sessionId,
      email: as.email,
      plan: "free_trial",
      isAdmin: false,
    },
  });
  return {
    deps,
    url,
    dataDir,
    database,
    call,
    person,
    again,
    upload,
    ctx,
    dispatcher,
    reader,
    pass: (ms) => {
      shift += ms;
      deps.sessions.forget();
    },
    query: async (sql, values) => (await pool.query(sql, values)).rows,
  };
}

async function makeDatabase(host: string, user: string): Promise<string> {
  const database = `t_${process.pid}_${Date.now().toString(36)}_${counter++}`;
  const admin = new pg.Client({ host, user, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${database} template template_mau`);
  await admin.end();
  return database;
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    body: json && text ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

/** Asks until the answer pleases; for what happens elsewhere in its own time. The limit is against hanging. */
export async function until<T>(
  ask: () => Promise<T>,
  pleases: (value: T) => boolean,
  ms = 240_000,
) {
  const end = Date.now() + ms;
  for (;;) {
    const value = await ask();
    if (pleases(value)) return value;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(value)?.slice(0, 400)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const picture = (width = 300, height = 400, background = "#b5654a"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
