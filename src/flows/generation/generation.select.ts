import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { generationMachine } from "#machines/generation/generation.machine.ts";

export type GenerationRef = ActorRefFrom<typeof generationMachine>;
export type GenerationSnapshot = SnapshotFrom<typeof generationMachine>;

/** Which of the three phases the screen shows; -1 while queued. */
export const phaseIndex = (snapshot: GenerationSnapshot): number =>
  (["analyzing", "processing", "generating"] as const).findIndex((phase) =>
    snapshot.matches({ running: { phase } }),
  );
export const isAsking = (snapshot: GenerationSnapshot): boolean =>
  snapshot.matches({ running: { ask: "asking" } });
