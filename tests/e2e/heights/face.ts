import type { BrowserContext, Page } from "playwright";
import type { AnyEventObject } from "xstate";
import type { Walk } from "../../support/model.ts";
import type { Account, Studio } from "../support/studio.ts";
import type { Call } from "./calls.ts";
import type { Stage } from "./stage.ts";

/** A path under way in the browser. */
export interface Scene {
  page: Page;
  context: BrowserContext;
  studio: Studio;
  /** The calls that wait for their end. */
  stage: Stage;
  /** Who is signed in; a guest has none. */
  account: Account | null;
  /** What starts and gestures remember for later steps: a secret, a code, an id. */
  kept: Map<string, string>;
}
export type Act = (scene: Scene, event: AnyEventObject) => Promise<unknown>;

/** How a start is brought about: who opens which address, and what was there before. */
export interface Start {
  /** A guest, a new account, or the first administrator. */
  as: "guest" | "member" | "admin";
  /** Runs on an empty page; ends where the machine rests as the walk's input says. */
  open(scene: Scene): Promise<unknown>;
}

/** One machine before the real server: what the browser's walk needs beyond the pins. */
export interface BrowserFace {
  walk: Walk;
  /** By the walk's names of inputs; an input without one is not walked here. */
  starts: Readonly<Record<string, Start>>;
  /**
   * By event type. Without an entry the pinned gesture is made by the names it has there; `null`
   * keeps the event out of the walk.
   */
  gestures?: Readonly<Record<string, Act | null>>;
  /** Leaves in which no hand makes an event, though the machine takes it from elsewhere. */
  notIn?: Readonly<Record<string, readonly string[]>>;
  /** Events that come from elsewhere and can be brought about all the same. */
  outside?: Readonly<Record<string, Act>>;
  /** The lasting actor that alone says an event: where it does not run the event can't come. */
  saidBy?: Readonly<Record<string, string>>;
  /**
   * What the server answers for an accepted outcome: REAL lets it answer itself, a function makes
   * the answer out of the server's own, anything else is the body it is made to answer with;
   * undefined keeps the outcome out of the walk. Without an entry the first accepted fixture is the
   * server's own answer and the others are left out.
   */
  answers?: Readonly<Record<string, (value: never) => unknown>>;
  /** Actors that ask the browser, not the server: how each outcome comes about. */
  settles?: Readonly<Record<string, (output: never) => Act | null>>;
  /** What an actor of this machine asks the server, where calls.ts has another or none. */
  calls?: Readonly<Record<string, Call>>;
  /** The events that are walked, with the first fixture of each; without it all that can be made. */
  only?: readonly string[];
  /** What stands on the page, where the pinned words say nothing or something of the fixtures. */
  sights?: Readonly<Record<string, RegExp | string | ((scene: Scene) => Promise<unknown>) | null>>;
  /** Why each path begins on a page of its own; else one goes on from where it has led. */
  anew?: string;
  /** The leaf from which a person goes away and comes back by the browser's own button, and where that leads. */
  away?: { from: string; to: string };
  /** Leaves that a browser cannot reach before the real server, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
}

export const member = (open: Start["open"]): Start => ({ as: "member", open });
export const guest = (open: Start["open"]): Start => ({ as: "guest", open });
export const admin = (open: Start["open"]): Start => ({ as: "admin", open });
/** A start that is an address alone. */
export const at =
  (address: string): Start["open"] =>
  ({ page }) =>
    page.goto(address);
