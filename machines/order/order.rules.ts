import type { GenerationErrorCode } from "#wire/errors.ts";
import type { Generation, JustMade, Quote } from "#wire/generations.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { type Feature, type GenerationStep, IMAGE_STEPS, VIDEO_STEPS } from "#wire/values.ts";
import type { OrderBase } from "../kit/order-base.ts";

/** The three named steps of a tool's run, in order. */
export const stepsOf = (feature: Feature) =>
  TOOLS[feature].media === "video" ? VIDEO_STEPS : IMAGE_STEPS;

/** Which of the three phases an open run is in; -1 while it waits in the queue or has ended. */
export function phaseOf(generation: Pick<Generation, "feature" | "status" | "step">): number {
  if (generation.status !== "processing" || generation.step === null) return -1;
  const steps: readonly GenerationStep[] = stepsOf(generation.feature);
  return steps.indexOf(generation.step);
}

/** How long this page waits before it says so; the server's own limit ends the run itself. */
export const waitLimit = (feature: Feature): number => TOOLS[feature].deadline;

/** What an order's body says of the run it was opened from; null when of none. */
export const ofBase = ({
  base,
  keepsSeed,
}: {
  base: OrderBase | null;
  keepsSeed: boolean;
}): { parent_id: string; seed?: number } | null =>
  base && { parent_id: base.id, ...(keepsSeed && { seed: base.seed }) };

/** FNV-1a, 32 bits, of a text's UTF-16 units: tells two requests apart, guards nothing. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * One key an intent: kept by every retry of the call, and by the same order made anew while the
 * first one's answer is not known, so that it cannot run twice. Another request has another key.
 */
export const idempotencyKey = (order: {
  keyBase: string;
  intent: number;
  request: OrderInput | null;
  base: OrderBase | null;
  keepsSeed: boolean;
}): string => {
  const body = order.request && { ...order.request.body, ...ofBase(order) };
  return `${order.keyBase}-${order.intent}-${digest(JSON.stringify(body))}`;
};

/** Whether a run was made of exactly this order. */
export const isSameOrder = (
  body: Readonly<Record<string, unknown>>,
  settings: Generation["settings"],
): boolean =>
  Object.entries(body).every(
    ([key, value]) => JSON.stringify(settings[key]) === JSON.stringify(value),
  );
/** The run that was just made of exactly this order; null where there is none. */
export const justMadeOf = ({
  quote,
  request,
}: {
  quote: Quote | null;
  request: OrderInput | null;
}): JustMade | null =>
  (request &&
    quote?.just_made?.find(({ settings }) => isSameOrder({ ...request.body }, settings))) ??
  null;

/** Failures of the machine, not of what it was given: the same order may well succeed. */
const WORTH_AGAIN: readonly GenerationErrorCode[] = [
  "timed_out",
  "engine_failed",
  "engine_unavailable",
  "interrupted",
];
export const isWorthAgain = (code: GenerationErrorCode): boolean => WORTH_AGAIN.includes(code);
