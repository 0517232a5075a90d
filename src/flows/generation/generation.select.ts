import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { generationMachine } from "#machines/generation/generation.machine.ts";
import { phaseOf } from "#machines/generation/generation.rules.ts";

export type GenerationRef = ActorRefFrom<typeof generationMachine>;
export type GenerationSnapshot = SnapshotFrom<typeof generationMachine>;

/** Which of the three phases the screen shows, also while a cancel is under way; -1 in the queue. */
export const phaseIndex = ({ context }: GenerationSnapshot): number =>
  context.generation === null ? -1 : phaseOf(context.generation);
export const isAsking = (snapshot: GenerationSnapshot): boolean =>
  snapshot.matches({ running: { ask: "asking" } });
/** Neither stream nor answer for a while. */
export const isLinkLost = (snapshot: GenerationSnapshot): boolean =>
  snapshot.matches({ running: { link: "lost" } });
