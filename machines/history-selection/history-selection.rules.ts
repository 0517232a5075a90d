import type { Generation } from "#wire/generations.ts";
import { LIMITS } from "#wire/limits.ts";
import { isEnded } from "#wire/values.ts";

export type ChosenReason = "nothing_chosen" | "nothing_to_download" | "too_many_to_download";

/** One that runs is cancelled first, so it cannot be chosen for deletion. */
export const mayChoose = (generation: Pick<Generation, "status">): boolean => isEnded(generation);

/** A run that was chosen, and whether it has something to download. */
export interface Chosen {
  id: string;
  hasResult: boolean;
}
export const chosenOf = (generation: Generation): Chosen => ({
  id: generation.id,
  hasResult: generation.result !== null,
});

export const deleteReasons = (chosen: readonly Chosen[]): ChosenReason[] =>
  chosen.length === 0 ? ["nothing_chosen"] : [];

/** An archive holds as many as the server packs at once. */
export function downloadReasons(chosen: readonly Chosen[]): ChosenReason[] {
  if (chosen.length === 0) return ["nothing_chosen"];
  const results = resultsOf(chosen).length;
  if (results === 0) return ["nothing_to_download"];
  return results > LIMITS.downloadMaxIds ? ["too_many_to_download"] : [];
}
export const resultsOf = (chosen: readonly Chosen[]): string[] =>
  chosen.filter(({ hasResult }) => hasResult).map(({ id }) => id);

/** Chosen, or chosen no longer. */
export const toggled = (chosen: readonly Chosen[], one: Chosen): readonly Chosen[] =>
  chosen.some(({ id }) => id === one.id)
    ? chosen.filter(({ id }) => id !== one.id)
    : [...chosen, one];
