import type { Logger } from "pino";
import type { Language } from "#wire/values.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/pool.ts";
import type { Engines } from "./engines/served.ts";
import type { EventHub } from "./events/event-hub.ts";
import type { Samples } from "./files/samples.ts";
import type { FileStore } from "./files/store.ts";
import type { JobQueue } from "./jobs/queue.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Gateways } from "./payments/gateways.ts";
import type { Network } from "./security/addresses.ts";
import type { Caller } from "./security/caller.ts";
import type { FirebaseTokens, GoogleCodes } from "./security/google-sign-in.ts";
import type { Keys } from "./security/keys.ts";
import type { Passwords } from "./security/passwords.ts";
import type { SessionCache } from "./security/session-cache.ts";

/** Everything the app is built from; tests give their own. */
export interface Deps {
  config: Config;
  db: Database;
  log: Logger;
  /** The clock; tests move it. */
  now: () => Date;
  keys: Keys;
  passwords: Passwords;
  sessions: SessionCache;
  outbox: Outbox;
  store: FileStore;
  samples: Samples;
  engines: Engines;
  /** Sign-in with Google, by either way, where it is configured. */
  firebase: FirebaseTokens | null;
  google: GoogleCodes | null;
  /** Payment providers that are switched on. */
  gateways: Gateways;
  queue: JobQueue;
  hub: EventHub;
  /** Address people open, without a trailing slash; known once the port is. */
  publicUrl: () => string;
}

/** What an operation is given: the dependencies and the call it serves. */
export interface Ctx extends Deps {
  language: Language;
  /** Client address, for limits. */
  address: string;
  /** Calling on this very machine, passed on by nobody. */
  isLocal: boolean;
  /** What limits by client address count it for; null for this machine's own. */
  counted: Network | null;
  userAgent: string;
  /** The device's own token, from its cookie, and a way to give it one. */
  device: { token: string | null; keep(token: string): void };
  caller: Caller | null;
}
export interface SignedCtx extends Ctx {
  caller: Caller;
}
