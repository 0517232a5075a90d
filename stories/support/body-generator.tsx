import { bodyChoice } from "#machines/body-generator/body-generator.fixtures.ts";
import { bodyGeneratorMachine } from "#machines/body-generator/body-generator.machine.ts";
import { draftOf } from "#machines/body-generator/body-generator.rules.ts";
import type { BodyGeneratorEvent } from "#machines/body-generator/body-generator.setup.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { BodyGenerator } from "#src/flows/body-generator/body-generator.tsx";
import type { Generation } from "#wire/generations.ts";
import { bodyFixture } from "#wire/wire.fixtures.ts";
import type { Script } from "./at.ts";
import { now } from "./now.ts";
import { linh } from "./samples.ts";
import { children, fresh, shower } from "./wizard.tsx";

export const draft = draftOf(bodyChoice);
/** The fixture as a run without a face, whose result is Linh. */
export const ofLinh = (fixture: Generation, ago = 21_000): Generation => ({
  ...fixture,
  inputs: [],
  created_at: new Date(now() - ago).toISOString(),
  result: fixture.result && { ...fixture.result, asset: linh },
});
export const finished = ofLinh(bodyFixture);
const { face: _, prompt: __, hints: ___, ...parameters } = bodyChoice;
export const toLook: BodyGeneratorEvent[] = [
  { type: "parameter.change", change: parameters },
  { type: "step.next" },
];
export const toReview: BodyGeneratorEvent[] = [...toLook, { type: "step.next" }];
/** A wizard opened at the address of a run that is as given. */
export const pickedUp = (
  generation: Generation,
  ...events: NonNullable<Script<typeof bodyGeneratorMachine>["events"]>
): Script<typeof bodyGeneratorMachine> => ({
  input: { ...fresh, generationId: generation.id },
  children: children({ order: { readGeneration: [accepted(generation)] } }),
  events,
});
export const show = shower(bodyGeneratorMachine, "/body-generator", (flow) => (
  <BodyGenerator flow={flow} />
));
