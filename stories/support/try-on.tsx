import { accepted } from "#machines/kit/outcome.ts";
import { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import { draftOf, emptyChoice, requestOf } from "#machines/try-on/try-on.rules.ts";
import type { TryOnEvent } from "#machines/try-on/try-on.setup.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import type { Generation } from "#wire/generations.ts";
import type { Script } from "./at.ts";
import { linh, redAoDai } from "./samples.ts";
import { children, fresh, shower } from "./wizard.tsx";

const chosen = { ...emptyChoice, model: linh, garment: redAoDai, category: "dresses" } as const;
export const draft = draftOf(chosen);
/** What is ordered at review. */
export const requestedAtReview: Generation["settings"] = { ...requestOf(chosen).body };
export const toOutfit: TryOnEvent[] = [
  { type: "model.choose", asset: linh },
  { type: "step.next" },
];
export const toReview: TryOnEvent[] = [
  ...toOutfit,
  { type: "garment.choose", asset: redAoDai, category: "dresses" },
  { type: "step.next" },
];

/** A wizard opened at the address of a run that is as given. */
export const pickedUp = (
  generation: Generation,
  ...events: NonNullable<Script<typeof tryOnMachine>["events"]>
): Script<typeof tryOnMachine> => ({
  input: { ...fresh, generationId: generation.id },
  children: children({ order: { readGeneration: [accepted(generation)] } }),
  events,
});

export const show = shower(tryOnMachine, "/virtual-tryon", (flow) => <TryOn flow={flow} />);
