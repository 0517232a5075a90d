import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { keysOf } from "#wire/keys.ts";
import type { PartialOrder } from "#wire/tools/orders.ts";
import type { OrderBase } from "./order-base.ts";

/** The vocabulary every wizard's chart shares; its own events stand beside it. */
export type WizardEvent<Step extends string = string> =
  | { type: "step.next" }
  | { type: "step.back" }
  | { type: "step.jump"; step: Step }
  | { type: "step.reset" }
  | { type: "over.ask" }
  | { type: "over.confirm" }
  | { type: "over.keep" }
  | { type: "order.confirm" }
  | { type: "order.again" }
  /** A run named in the address by the browser's forward or back button. */
  | { type: "run.open"; id: string }
  | { type: "draft.retry" }
  | { type: "notice.dismiss" };

/** What views ask of a wizard across its states. */
export type WizardTag =
  | "busy"
  /** The order is sent, or may have been: what was chosen stands as it was sent. */
  | "sent";

/** A word said above a step until it is put away. */
export type WizardNotice = "draft_dropped" | "asset_gone" | "run_missing" | "run_kept";

export interface WizardInput<Draft, Step extends string> {
  draft: Draft | null;
  /** An old or broken draft was dropped: said once. */
  draftDropped: boolean;
  /** The step of the address; the furthest whose rules hold is opened, this one at most. */
  step: Step | null;
  /** A run named in the address: picked up, running or ended. */
  generationId: string | null;
  /** Random, made at the edge: the base of every order's idempotency key. */
  keyBase: string;
  /** The run that the draft was opened from, and whether to make it once more. */
  base: OrderBase | null;
  isWished: boolean;
}

/** The machines every wizard invokes, by their names in it. */
export type WizardChildren = { upload: "upload"; assetPicker: "assetPicker"; order: "order" };

/** What every wizard knows beside its choice. */
export interface WizardContext<Draft, Step extends string> {
  draft: Draft | null;
  /** The step asked for, by the address or a jump from a run, until a step has been opened by it. */
  wanted: Step | null;
  /** The run that is followed or shown. */
  generationId: string | null;
  keyBase: string;
  /** The order that stands was asked for once more, at its result or in the history. */
  isWished: boolean;
  /** The run that the order was opened from: the last one here, or one of the history. */
  base: OrderBase | null;
  /** Counts accepted orders, so that no two runs of one page share a key. */
  orders: number;
  /** A run of the restored draft's order that is still open. */
  openRun: string | null;
  result: Generation | null;
  notice: WizardNotice | null;
}
export const wizardContext = <Draft, Step extends string>(
  input: WizardInput<Draft, Step>,
): WizardContext<Draft, Step> => ({
  draft: input.draft,
  wanted: input.step,
  generationId: input.generationId,
  keyBase: input.keyBase,
  isWished: input.isWished,
  base: input.base,
  orders: 0,
  openRun: null,
  result: null,
  notice: input.draftDropped ? "draft_dropped" : null,
});

/** What a draft names, as the server has it now; and a run of these inputs that is still open. */
export interface Restored<Role extends string> {
  assets: Readonly<Record<Role, Asset | null>>;
  openRun: string | null;
  /** The run that it was opened from, unless it was deleted since. */
  base: OrderBase | null;
}
/** Ids by role, and the whole order when the draft makes one: a run of just that is looked for. */
export interface DraftToRestore<Role extends string> {
  ids: Readonly<Record<Role, string | null>>;
  request: PartialOrder["settings"] | null;
}
/** The same with the run that the draft was opened from. */
export interface DraftToLoad<Role extends string> extends DraftToRestore<Role> {
  base: OrderBase | null;
}

/** Whether a draft names a picture that the server has no longer. */
export const isAnyGone = <Role extends string>(
  ids: Readonly<Record<Role, string | null>>,
  assets: Readonly<Record<Role, Asset | null>>,
): boolean => keysOf(ids).some((role) => ids[role] !== null && !assets[role]);
