import { imageEditingMachine } from "#machines/image-editing/image-editing.machine.ts";
import { draftOf, emptyChoice } from "#machines/image-editing/image-editing.rules.ts";
import type { ImageEditingEvent } from "#machines/image-editing/image-editing.setup.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { ImageEditing } from "#src/flows/image-editing/image-editing.tsx";
import type { Generation } from "#wire/generations.ts";
import { editedFixture } from "#wire/wire.fixtures.ts";
import type { Script } from "./at.ts";
import { now } from "./now.ts";
import { dressed, linh } from "./samples.ts";
import { children, fresh, shower } from "./wizard.tsx";

export const draft = draftOf({ ...emptyChoice, image: linh, preset: "lighting" });
/** The fixture as a run on Linh's photo. */
export const ofLinh = (fixture: Generation, ago = 21_000): Generation => ({
  ...fixture,
  inputs: [{ role: "source_image", asset: linh }],
  created_at: new Date(now() - ago).toISOString(),
  result: fixture.result && { ...fixture.result, asset: dressed },
});
export const finished = ofLinh(editedFixture);
export const toDescribe: ImageEditingEvent[] = [
  { type: "image.choose", asset: linh },
  { type: "step.next" },
];
export const described: ImageEditingEvent[] = [
  ...toDescribe,
  { type: "preset.choose", preset: "lighting" },
  { type: "prompt.change", prompt: "Làm mờ nền một chút" },
];
/** A wizard opened at the address of a run that is as given. */
export const pickedUp = (
  generation: Generation,
  ...events: NonNullable<Script<typeof imageEditingMachine>["events"]>
): Script<typeof imageEditingMachine> => ({
  input: { ...fresh, generationId: generation.id },
  children: children({ order: { readGeneration: [accepted(generation)] } }),
  events,
});
export const show = shower(imageEditingMachine, "/image-editing", (flow) => (
  <ImageEditing flow={flow} />
));
