import type { Generation } from "#wire/generations.ts";
import { TIMES } from "#wire/limits.ts";
import { type Feature, IMAGE_STEPS, VIDEO_STEPS } from "#wire/values.ts";

/** The three named steps of a tool's run, in order. */
export const stepsOf = (feature: Feature) =>
  feature === "image_to_video" ? VIDEO_STEPS : IMAGE_STEPS;

/** Which of the three phases an open run is in; -1 while it waits in the queue or has ended. */
export function phaseOf(generation: Pick<Generation, "feature" | "status" | "step">): number {
  if (generation.status !== "processing" || generation.step === null) return -1;
  return (stepsOf(generation.feature) as readonly string[]).indexOf(generation.step);
}

/** How long this page waits before it says so; the server's own limit ends the run itself. */
export const waitLimit = (feature: Feature): number =>
  feature === "image_to_video" ? TIMES.videoJob : TIMES.imageJob;
